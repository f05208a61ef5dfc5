import { SHARE_CAMPAIGNS, SHARE_PARAMS } from '@storefront/contract/constants'

/** The origin of a shared link (spec 9): campaign, channel, and the sharer or the shared resource. */
export interface Tracking {
  readonly campaign: string
  readonly source: string
  readonly content: string
}

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>

export const TRACKING_KEYS: readonly string[] = Object.values(SHARE_PARAMS)

/** Parameters without those of tracking. */
export const withoutTracking = <V extends Values>(params: V): Values =>
  Object.fromEntries(Object.entries(params).filter(([key]) => !TRACKING_KEYS.includes(key)))

/** Parameters of a link to be shared: those of the screen, and this tracking in the place of any that it came with. */
export const withTracking = (params: Values, { campaign, source, content }: Tracking): Values => ({
  ...withoutTracking(params),
  [SHARE_PARAMS.campaign]: campaign,
  [SHARE_PARAMS.source]: source,
  [SHARE_PARAMS.content]: content,
})

/** The code of the promoter by whose link somebody came; null for any other link. */
export const promoterCodeOf = ({ campaign, source, content }: Tracking): string | null =>
  campaign === SHARE_CAMPAIGNS.promotion && source === 'promoter' && content !== '' ? content : null

/** A mini-program's code carries no more than a word: `c=CODE` stands for the link of that promoter. */
export function sceneParams(scene: string): Readonly<Record<string, string>> {
  const code = /^c=([\w-]{1,32})$/.exec(scene)?.[1]
  return code === undefined
    ? {}
    : {
        [SHARE_PARAMS.campaign]: SHARE_CAMPAIGNS.promotion,
        [SHARE_PARAMS.source]: 'promoter',
        [SHARE_PARAMS.content]: code,
      }
}

/** Returns the tracking of an opened link; null if it names no campaign. */
export function trackingOf(params: Values): Tracking | null {
  const text = (key: string) => String(params[key] ?? '')
  const campaign = text(SHARE_PARAMS.campaign)
  return campaign ? { campaign, source: text(SHARE_PARAMS.source), content: text(SHARE_PARAMS.content) } : null
}
