import type { MediaUseKind } from '@storefront/contract/domain/content/media'
import type { MediaUse } from '@storefront/contract/entities/studio/media'
import { Typography } from 'antd'
import { Link } from 'react-router'
import { useT } from '../i18n'

/** Screens of the places, by the item's id; a place without one is named alone. */
const screens: Partial<Record<MediaUseKind, (id: number) => string>> = {
  product: (id) => `/products/${id}`,
  ...Object.fromEntries(
    (
      [
        'category',
        'productad',
        'article',
        'topic',
        'event',
        'membershipcard',
        'menu',
        'vote',
        'voteevent',
        'resv',
      ] as const
    ).map((kind) => [kind, (id: number) => `/${kind}/${id}`]),
  ),
  form: (id) => `/form/${id}`,
  raffle: (id) => `/raffles/${id}`,
  campaign: (id) => `/campaigns/${id}`,
  page: (id) => `/pages/${id}`,
  pageDraft: (id) => `/pages/${id}`,
  pageRevision: (id) => `/pages/${id}`,
  site: () => '/site',
  order: (id) => `/orders/${id}`,
  customer: (id) => `/customers/${id}`,
}

/** The places that show a file, each with its screen. */
export function UseList({ uses }: { uses: readonly MediaUse[] }) {
  const t = useT()
  return (
    <section aria-label={t('media.uses')}>
      <Typography.Title level={2}>{t('media.uses')}</Typography.Title>
      {uses.length === 0 && <Typography.Text type="secondary">{t('media.noUses')}</Typography.Text>}
      <ul style={{ paddingInlineStart: 20 }}>
        {uses.map(({ kind, id, title }) => {
          const text = [t(`media.useKinds.${kind}`), title || (id === null ? '' : `#${id}`)].filter(Boolean).join(' · ')
          const screen = screens[kind]
          return <li key={`${kind} ${id}`}>{screen ? <Link to={screen(id ?? 0)}>{text}</Link> : text}</li>
        })}
      </ul>
    </section>
  )
}
