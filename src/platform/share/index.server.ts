import type { Share, UseNoShare, UseShare } from './types'

/** A page is shared once it is in the browser. */
export const share: Share = {
  configure() {},
  way: () => 'copy',
  hasTimeline: false,
  channels: () => [],
  send: () => Promise.resolve('failed'),
}

export const useShare: UseShare = () => {}
export const useNoShare: UseNoShare = () => {}
