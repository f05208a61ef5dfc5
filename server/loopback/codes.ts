/** The codes that clients log in with: used once, unless they begin with `demo-`. */
const REMEMBERED = 10_000

export class LoginCodes {
  private readonly used = new Set<string>()

  /** False when the code was used before. `key` tells the codes of different apps apart. */
  use(key: string, code: string): boolean {
    if (code.startsWith('demo-')) return true
    if (this.used.has(key)) return false
    this.used.add(key)
    const oldest = this.used.values().next().value
    if (this.used.size > REMEMBERED && oldest !== undefined) this.used.delete(oldest)
    return true
  }
}
