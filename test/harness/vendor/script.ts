/** Ends of a payment. Tests set the script's replies of the person and the vendor, and the API reads them. */
export type PayOutcome = 'paid' | 'cancelled' | 'unknown'

export class Script {
  private readonly queues = new Map<string, unknown[]>()
  private readonly always = new Map<string, unknown>()
  /** End of the next payments. */
  pay: PayOutcome = 'paid'
  /** Login codes that the vendor hands out; a function for codes that differ. */
  loginCode: () => string = () => `code-${Math.random().toString(36).slice(2, 12)}`
  /** Boxes for selector queries; null uses a fixed box of the window's width. */
  box: (element: Element) => Partial<DOMRectReadOnly> | null = () => null
  /** Whether an observed element is on the screen. */
  visible: (element: Element) => boolean = () => true
  /** Replies to calls by address instead of the server; undefined lets the server reply. */
  reply: (url: URL) => unknown = () => undefined
  /** When what the server has answered reaches the app. */
  replies: Promise<unknown> = Promise.resolve()
  /** The system's text size in px, the usual being 16 (WeChat) or 16 (Alipay). */
  fontSize = 16
  online = true
  /** Whether the person accepts the privacy terms. */
  privacy: 'agree' | 'disagree' = 'agree'
  privacyNeeded = false

  /** Answers the next call of an API; an Error refuses it. */
  next(api: string, answer: unknown): this {
    this.queues.set(api, [...(this.queues.get(api) ?? []), answer])
    return this
  }

  /** Answers every call of an API that has nothing queued. */
  each(api: string, answer: unknown): this {
    this.always.set(api, answer)
    return this
  }

  /** The answer for one call. Throws a scripted Error. */
  take<T>(api: string, byDefault: T): T {
    const queued = this.queues.get(api)
    const answer = queued && queued.length > 0 ? queued.shift() : this.always.get(api)
    if (answer instanceof Error) throw answer
    return answer === undefined ? byDefault : (answer as T)
  }
}
