/** Reply of a stubbed call: a success, or a refusal. */
export type StubReply = { status?: number; body: unknown }
type Answer = StubReply | ((request: StubRequest) => StubReply | Promise<StubReply>)

export interface StubRequest {
  /** `METHOD /path/` */
  key: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
}

/**
 * Puts answers in the place of the server, by `METHOD /path/`, and gives what was requested. Anything else is a 404.
 */
export function stubCalls(answers: Record<string, Answer>): StubRequest[] {
  const requests: StubRequest[] = []
  globalThis.fetch = jest.fn(async (input: unknown, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://localhost')
    const request = {
      key: `${init.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}`,
      query: Object.fromEntries(url.searchParams),
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    requests.push(request)
    const answer = answers[request.key] ?? {
      status: 404,
      body: { detail: `no answer to ${request.key}`, err_code: '10404' },
    }
    const { status = 200, body } = typeof answer === 'function' ? await answer(request) : answer
    return { ok: status < 400, status, json: async () => body } as Response
  })
  return requests
}

/** The owner of a shop, logged in. */
export const owner = {
  user: { uuid: 'u', name: '沈青', avatar: null },
  perms: ['*'],
  language: 'zh-cn',
  is_home: true,
  site: {
    name: '青石小铺',
    slug: 'qingshi',
    logo_url: '',
    mobile_url: '/mobile/',
    hosts: ['qingshi.example'],
    currency: { code: 'CNY', symbol: '¥', exponent: 2 },
    language: 'zh-cn',
    languages: [] as string[],
    time_zone: 'Asia/Shanghai',
    theme: { primary: '#1f5c46', primary_text: '#ffffff', accent: '#b4451f', background: '#faf8f3' },
  },
}
