import type { EndpointKey } from '@storefront/contract/endpoints'
import { at, none } from './cells'
import type { Cell } from './abilities.types'

/** Returns the same cell for several calls. */
const calls = (names: readonly EndpointKey[], cell: Cell) => Object.fromEntries(names.map((name) => [name, cell]))

/**
 * Calls of the operators' view that the studio has not under the same path: the screen on which staff do the same, the
 * reason why they do it in the shop alone, or what is missing.
 */
export const operatorCalls: Readonly<Record<string, Cell>> = {
  ...calls(
    [
      'GET /ops/event/event/{id}/conflicts/',
      'GET /ops/event/event/{id}/device/',
      'GET /ops/event/event/{id}/gate/',
      'GET /ops/event/event/{id}/offlinelist/',
      'GET /ops/event/event/{id}/scans/',
      'GET /ops/event/event/{id}/search/',
      'GET /ops/event/event/{id}/verify/',
      'POST /ops/event/event/{id}/block/',
      'POST /ops/event/event/{id}/doorlist/',
      'POST /ops/event/event/{id}/heartbeat/',
      'POST /ops/event/event/{id}/scans/',
      'POST /ops/event/event/{id}/undo/',
      'POST /ops/event/event/{id}/verify/',
    ],
    none('The door is worked with a phone in the hand, with and without a network.'),
  ),
  ...calls(['GET /ops/shop/order/'], at('orders', 'GET /studio/shop/order/')),
  ...calls(['GET /ops/shop/order/{id}/'], at('orders/:id', 'GET /studio/shop/order/{id}/')),
  ...calls(
    [
      'GET /ops/shop/eticket/verify_v2/',
      'GET /ops/shop/eticket/{id}/verify/',
      'GET /ops/shop/membershipcard/verify/',
      'GET /ops/shop/virtualcard/{id}/',
      'POST /ops/shop/eticket/verify_v2/',
      'POST /ops/shop/eticket/{id}/verify/',
      'POST /ops/shop/usercoupon/verify/',
    ],
    none('The counter scans the code of a customer with the camera of a phone.'),
  ),
  ...calls(
    ['GET /ops/shop/couponpackagecode/', 'GET /ops/shop/couponpackagecode/{id}/mine/'],
    none('Staff show their own code on their own phone.'),
  ),
  ...calls(
    ['GET /ops/base/analytics/', 'GET /ops/base/dashboard/', 'GET /ops/base/home/'],
    at('reports', 'GET /studio/report/'),
  ),
  'GET /ops/base/node/': at('node', 'GET /studio/node/'),
  'GET /ops/shop/myverify/': at('verifications', 'GET /studio/ops/shop/verification/'),
  'GET /ops/shop/order/{id}/comment/': at('moderation', 'GET /studio/ops/moderation/item/'),
  'POST /ops/event/event/{id}/active/': at('event', 'POST /studio/event/bulk/'),
  'GET /ops/post/article/': at('article', 'GET /studio/article/'),
  'GET /ops/post/article/{id}/': at('article/:id', 'GET /studio/article/{id}/'),
  'POST /ops/post/article/{id}/active/': at('article', 'POST /studio/article/bulk/'),
  'GET /ops/shop/product/': at('products', 'GET /studio/product/'),
  'GET /ops/shop/product/{id}/': at('products/:id', 'GET /studio/product/{id}/'),
  'PUT /ops/shop/product/{id}/': at('products/:id', 'PUT /studio/product/{id}/'),
}
