import type { TestApp } from './app'
import type { Answer, Client, Loose } from './client'
import { opsStep, paidOrder, returnBody, type Scene, stepReturn } from './after-sales'

/** A sent order of cups in three colours at one price and a dear one; its buyer can exchange pieces. */
export interface ExchangeScene extends Scene {
  red: number
  blue: number
  green: number
  dear: number
}

const colour = (value: string, inventory: number | null, price = 1000) => ({
  attributes: [{ name: '颜色', value }],
  inventory,
  price,
})

/** A sent order of red cups (10 in stock, less those sold), with 5 blue ones and green ones without limit. */
export async function sentOrder(t: TestApp, quantity = 2, blueStock = 5): Promise<ExchangeScene> {
  const variants = [colour('红', 10), colour('蓝', blueStock), colour('绿', null), colour('金', 5, 2000)]
  const scene = await paidOrder(t, quantity, { price: 1000, variants })
  const reply = await opsStep(t, scene, { action: 'ship', carrier: '顺丰速运', tracking_no: 'SF1234567890123' })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  const [red = 0, blue = 0, green = 0, dear = 0] = scene.cup.variants
  return { ...scene, red, blue, green, dear }
}

/** Asks for blue cups instead of red ones. */
export const applyExchange = (
  { buyer, line, blue }: ExchangeScene,
  more: object = {},
  client: Client = buyer.client,
): Promise<Answer<Loose>> =>
  client.post(
    '/shop/orderlinereturn/',
    returnBody({ line }, { kind: 'exchange', amount: '', variant_id: blue, ...more }),
    { key: true },
  )

type Step = readonly [who: 'buyer' | 'operator', action: string, more?: object]

/** The steps of an exchange from its request to the buyer's confirmation. */
export const exchangeSteps: readonly Step[] = [
  ['operator', 'agree'],
  ['buyer', 'ship', { carrier: '中通快递', tracking_no: 'ZT778812003300' }],
  ['operator', 'receive'],
  ['operator', 'resend', { carrier: '顺丰', tracking_no: 'sf 1390026640123' }],
  ['buyer', 'confirm'],
]

/** Takes the first steps of an exchange and returns its last reply. */
export async function takeSteps(scene: ExchangeScene, number: string, count = exchangeSteps.length): Promise<Loose> {
  let body: Loose = {}
  for (const [who, action, more] of exchangeSteps.slice(0, count)) {
    const reply = await stepReturn(scene[who].client, number, action, more)
    if (reply.status !== 200) throw new Error(`${action}: ${JSON.stringify(reply.body)}`)
    body = reply.body
  }
  return body
}

/** A finished exchange of so many pieces. */
export async function finishedExchange(scene: ExchangeScene, more: object = {}): Promise<Loose> {
  const { body } = await applyExchange(scene, more)
  return takeSteps(scene, body.number)
}
