import { renewFollow } from './follow-state'
import { openDialog } from '@/ui/overlay/store'

/** Shows the account's code over the screen in front. */
export async function openFollow(): Promise<void> {
  const { FollowSheet } = await import('./components/FollowSheet')
  await openDialog(FollowSheet, {})
  await renewFollow()
}
