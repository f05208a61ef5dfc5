import { queryShop } from './query'

/** The steps of a visitor's order, each with what a refusal would say. */
const STEPS = [
  'mutation { addItemToOrder(productVariantId: "1", quantity: 1) { __typename ... on ErrorResult { errorCode } } }',
  'mutation { setCustomerForOrder(input: { firstName: "A", lastName: "B", emailAddress: "buyer@example.com" }) { __typename ... on ErrorResult { errorCode } } }',
  'mutation { setOrderShippingAddress(input: { fullName: "A B", streetLine1: "1", city: "C", postalCode: "100000", countryCode: "CN" }) { __typename ... on ErrorResult { errorCode } } }',
  '{ eligibleShippingMethods { id } }',
  'mutation { setOrderShippingMethod(shippingMethodId: ["1"]) { __typename ... on ErrorResult { errorCode } } }',
  'mutation { transitionOrderToState(state: "ArrangingPayment") { __typename ... on ErrorResult { errorCode } } }',
  'mutation { addPaymentToOrder(input: { method: "standard-payment", metadata: {} }) { __typename ... on ErrorResult { errorCode } } }',
] as const

async function buy(url: string): Promise<void> {
  let session: string | undefined
  for (const step of STEPS) {
    const { token } = await queryShop(url, step, session)
    session ??= token ?? undefined
  }
}

/**
 * Runs whole checkouts of many buyers for one of Vendure's goods, side by side.
 * @param seconds that count, after `warmup`
 * @returns orders a second
 */
export async function vendureCheckoutsPerSecond(
  url: string,
  { buyers, warmup, seconds }: { buyers: number; warmup: number; seconds: number },
): Promise<number> {
  const from = performance.now() + warmup * 1000
  const end = from + seconds * 1000
  let orders = 0
  const buyer = async () => {
    while (performance.now() < end) {
      await buy(url)
      const now = performance.now()
      if (now >= from && now < end) orders += 1
    }
  }
  await Promise.all(Array.from({ length: buyers }, buyer))
  return orders / seconds
}
