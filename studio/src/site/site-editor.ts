import { settingNames, settingRows, type SiteSettings } from '@storefront/contract/domain/site/settings'
import type { StudioSite } from '@storefront/contract/entities/studio/site'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { mergeFields } from '../editing/merge'
import type { Editor } from '../editing/useSave'
import type { Translate } from '../i18n'

/** Query of the site to edit: read again when the editor opens, and never while it is open. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: () => call('GET /studio/site/'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnMount: 'always',
})

/** The settings are one item, which is always there. */
export const siteEditor: Editor<StudioSite, SiteSettings> = {
  send: (base, settings) => {
    const body = { version: base?.version ?? 0, settings }
    return submitOnce('site', body, (key) => call('PUT /studio/site/', { body, key }))
  },
  read: () => call('GET /studio/site/'),
  draftOf: ({ settings }) => settings,
  merge: mergeFields,
}

/** The settings that are colours, in their order. */
export const colourNames = settingNames.filter((name) => settingRows[name].input === 'colour') as readonly (
  | 'primary'
  | 'primary_text'
  | 'accent'
  | 'background'
)[]

/** A setting's value as lines of text. */
export function settingText(t: Translate, value: SiteSettings[keyof SiteSettings]): string {
  if (typeof value === 'boolean') return t(value ? 'resource.yes' : 'resource.no')
  return (Array.isArray(value) ? value.join('\n') : String(value)) || '–'
}
