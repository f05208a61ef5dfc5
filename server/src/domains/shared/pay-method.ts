import { methodOfChannel } from '@storefront/contract/domain/checkout/payment-methods'

const METHODS = JSON.stringify(methodOfChannel)

/** SQL of the method by which a payment was made; `alias` names the row of `payment`. */
export const payMethodSql = (alias: string): string =>
  `coalesce('${METHODS}'::jsonb ->> ${alias}.channel, ${alias}.vendor)`
