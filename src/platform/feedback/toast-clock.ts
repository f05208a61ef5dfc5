import { wait } from '@/lib/async'

let end = 0

/** Notes that a toast shows for `ms` milliseconds from now; a newer one takes its place. */
export function noteToast(ms: number): void {
  end = Date.now() + ms
}

/** Resolves once no toast shows: what opens then covers none. */
export async function waitForNoToast(): Promise<void> {
  for (let left = end - Date.now(); left > 0; left = end - Date.now()) await wait(left)
}
