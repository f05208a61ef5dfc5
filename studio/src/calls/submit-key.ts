import { CallError } from './error'

const storageKey = (form: string) => `studio.submit.${form}`

/** A text that nothing else has. */
export function randomKey(): string {
  // `randomUUID` is missing where the studio is opened over http by an address of the network.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The idempotency key of a submit: the same for the same content of a form until it is settled, so that a second tap, a
 * reload and a lost reply do nothing twice.
 */
export function submitKey(form: string, body: unknown): string {
  const content = JSON.stringify(body)
  const [storedKey = '', storedContent] = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? '[]') as string[]
  if (storedContent === content) return storedKey
  const key = randomKey()
  sessionStorage.setItem(storageKey(form), JSON.stringify([key, content]))
  return key
}

/** Forgets the key of a submit whose answer is final. */
export const settleSubmit = (form: string): void => sessionStorage.removeItem(storageKey(form))

/**
 * Sends a write under the key of its form, so that a second tap, a reload and a lost reply do nothing twice. The key is
 * settled by an answer and by a refusal, and stays where the write may have been carried out.
 */
export async function submitOnce<T>(form: string, body: unknown, send: (key: string) => Promise<T>): Promise<T> {
  try {
    const reply = await send(submitKey(form, body))
    settleSubmit(form)
    return reply
  } catch (error) {
    if (error instanceof CallError && !error.isUncertain) settleSubmit(form)
    throw error
  }
}
