/** Keys of the texts that the build lays into the worker, in the server's catalogues. */
export const offlineTextKeys = {
  tag: 'site.language.tag',
  title: 'site.offline.title',
  hint: 'site.offline.hint',
  reload: 'site.offline.reload',
  wallet: 'site.offline.wallet',
} as const

/** The texts of the page without a network, in the language of `tag`. */
export type OfflineTexts = Readonly<Record<keyof typeof offlineTextKeys, string>>
