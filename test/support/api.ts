/**
 * A plain caller of the server's API for tests and benchmarks: a mini-program in manner, that is by token and without
 * cookies. Used from jest, from node's test runner and from bench alike.
 */
import { randomUUID } from 'node:crypto'
import { until } from '../../scripts/lib/wait.mjs'

export interface ApiReply<T = unknown> {
  status: number
  body: T
  headers: Headers
}

interface CallOptions {
  body?: unknown
  query?: Record<string, string | number | undefined>
  headers?: Record<string, string>
  /** Idempotency key; default a new one for every POST, PUT and DELETE. */
  key?: string
}

/** A mobile number that no other test of this run uses. */
export const newMobile = (): string => `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

interface Sent {
  at: string
  mobile: string
  code: string
}

const newest = async (server: string, mobile: string): Promise<Sent | undefined> => {
  const messages = (await (await fetch(`${server}/loopback/sms/messages.json`)).json()) as Sent[]
  return messages.find((message) => message.mobile.endsWith(mobile))
}
const nameOf = (code: Sent | undefined): string => (code ? `${code.at} ${code.code}` : '')

/** Names the newest message to a number, so that a later one can be told from it; only the last messages are kept. */
export const lastSent = async (server: string, mobile: string): Promise<string> => nameOf(await newest(server, mobile))

/**
 * The newest login code sent to a number, waiting for it to arrive; `before` names the message that was there before it
 * was asked for.
 */
export async function loginCode(server: string, mobile: string, before = ''): Promise<string> {
  return until(
    async () => {
      const code = await newest(server, mobile)
      return nameOf(code) === before ? undefined : code?.code
    },
    { what: `a code for ${mobile}`, every: 20 },
  )
}

export interface Choosable {
  id: number
  name: string
  variant: number
  values: string[]
}

export class Api {
  token = ''
  /** The cookie of the studio's session; '' without one. */
  studio = ''

  constructor(
    readonly server: string,
    /** Another site than the default one. */
    public tenant?: string,
  ) {}

  async call<T = unknown>(
    method: string,
    path: string,
    { body, query = {}, headers = {}, key }: CallOptions = {},
  ): Promise<ApiReply<T>> {
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    )
    const url = `${this.server}/api${this.tenant ? `-t/${this.tenant}` : ''}${path}${search.size > 0 ? `?${search}` : ''}`
    const isStudio = path.startsWith('/studio/')
    const response = await fetch(url, {
      method,
      headers: {
        'sp-mp-aid': 'test',
        ...(this.token && !isStudio ? { authorization: `Token ${this.token}` } : {}),
        ...(this.studio && isStudio
          ? { cookie: `sp_studio=${this.studio}; csrftoken=test`, 'x-csrftoken': 'test' }
          : {}),
        ...(method === 'GET' ? {} : { 'idempotency-key': key ?? randomUUID() }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    let replyBody: unknown = text
    try {
      replyBody = JSON.parse(text)
    } catch {
      // Pages and pictures are no JSON.
    }
    return { status: response.status, body: replyBody as T, headers: response.headers }
  }

  /** Like `call`, but anything else than success is an error that shows the reply. */
  async ok<T = Record<string, never>>(method: string, path: string, options?: CallOptions): Promise<T> {
    const { status, body } = await this.call<T>(method, path, options)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }

  /** Logs in by mobile number and code; the first login makes the user. */
  async login(mobile = newMobile()): Promise<string> {
    // A login ends the session that it comes with, which others may share.
    this.token = ''
    const before = await lastSent(this.server, mobile)
    await this.ok('POST', '/base/user/verify/', { body: { mobile, kind: 'm_login' } })
    const code = await loginCode(this.server, mobile, before)
    const { token } = await this.ok<{ token: string }>('POST', '/base/user/login_mobile/', {
      body: { mobile, verify_code: code },
    })
    this.token = token
    return mobile
  }

  /** Logs one of the site's staff in to the studio. */
  async loginStudio(mobile: string): Promise<void> {
    const { server } = this
    // As above.
    this.studio = ''
    const before = await lastSent(server, mobile)
    await this.ok('POST', '/studio/verify/', { body: { mobile } })
    const { headers } = await this.call('POST', '/studio/login/', {
      body: { mobile, verify_code: await loginCode(server, mobile, before) },
    })
    this.studio = /sp_studio=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
  }

  /** Logs in by a mini-program's code, as somebody new: for sites that show visitors nothing. */
  async loginMini(code = `demo-${randomUUID().slice(0, 8)}`): Promise<this> {
    const { token } = await this.ok<{ token: string }>('POST', '/base/user/login_mini/', {
      body: { vendor: 'weapp', code },
    })
    this.token = token
    return this
  }

  /** Saves an address made of the first region of each level. */
  async address(): Promise<{ id: number }> {
    type Regions = { results: { code: string; name: string }[] }
    const first = (regions: Regions) => regions.results[0]?.code ?? ''
    const province = first(await this.ok<Regions>('GET', '/districts/province/'))
    const city = first(await this.ok<Regions>('GET', '/districts/city/', { query: { province__code: province } }))
    const district = first(await this.ok<Regions>('GET', '/districts/district/', { query: { city__code: city } }))
    const body = {
      name: '李小满',
      mobile: '13800000001',
      province,
      city,
      district,
      address: '青石路 1 号',
      is_default: true,
    }
    return this.ok<{ id: number }>('POST', '/shop/shippingaddress/', { body })
  }

  /** A product that can be bought, with one of its variants. */
  async buyable(): Promise<{ product: number; variant: number }> {
    const { results } = await this.ok<{ results: { id: number; ctype: string; is_sold_out: boolean }[] }>(
      'GET',
      '/shop/product/',
      { query: { limit: 20 } },
    )
    for (const { id } of results.filter((one) => !one.is_sold_out && one.ctype === 'shop.product')) {
      const { variants } = await this.ok<{ variants: { id: number; inventory: number | null }[] }>(
        'GET',
        `/shop/product/${id}/`,
      )
      const variant = variants.find((one) => one.inventory === null || one.inventory > 5)
      if (variant) return { product: id, variant: variant.id }
    }
    throw new Error('the demo data has nothing to buy')
  }

  /** A product with a choice to make, and the values to tap for a variant that is not the one preset. */
  async choosable(): Promise<Choosable> {
    type Detail = {
      id: number
      name: string
      variants: { id: number; inventory: number | null; attribute_values: { value: string }[] }[]
    }
    const { results } = await this.ok<{ results: { id: number; ctype: string; is_sold_out: boolean }[] }>(
      'GET',
      '/shop/product/',
      { query: { limit: 50 } },
    )
    for (const { id } of results.filter((one) => !one.is_sold_out && one.ctype === 'shop.product')) {
      const { name, variants } = await this.ok<Detail>('GET', `/shop/product/${id}/`)
      const [preset, ...others] = variants.filter(({ inventory }) => inventory === null || inventory > 20)
      // One attribute that differs: then the order of the taps does not matter.
      for (const other of others) {
        const values = other.attribute_values
          .filter(({ value }, index) => value !== preset?.attribute_values[index]?.value)
          .map(({ value }) => value)
        if (preset && variants[0]?.id === preset.id && values.length === 1)
          return { id, name, variant: other.id, values }
      }
    }
    throw new Error('the demo data has no product with a choice')
  }

  /** Buys one piece by the quick-buy basket, unpaid. */
  async order(address?: { id: number }): Promise<{ number: string; tit: string }> {
    const { product, variant } = await this.buyable()
    const { id } = address ?? (await this.address())
    await this.ok('POST', `/shop/product/${product}/quick_buy/`, { body: { variant_id: variant, quantity: 1 } })
    const { sums } = await this.ok<{ sums: { total: string } }>('POST', '/shop/quickbuybasket/checkout_cal/', {
      body: { address_id: id },
    })
    const { total } = sums
    return this.ok<{ number: string; tit: string }>('POST', '/shop/quickbuybasket/checkout_submit/', {
      body: { address_id: id, note: '', total },
    })
  }
}
