import { countryOf, nameIn } from '@storefront/contract/domain/country/country'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Table } from 'antd'
import { useState } from 'react'
import { ScreenHead } from '../app/ScreenHead'
import { Failed } from '../app/StateView'
import { call, type Reply } from '../calls/call'
import { currentLanguage, languages, useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import { OpenShopModal } from './OpenShopModal'

type Shop = Reply<'GET /studio/shop/'>['results'][number]

/** The sites of the server, and the form that opens another one. */
export function ShopsScreen() {
  const t = useT()
  const zone = useMe().data?.site.time_zone
  const [isOpening, setOpening] = useState(false)
  const shops = useQuery({ queryKey: ['shops'], queryFn: () => call('GET /studio/shop/') })
  if (shops.isError) return <Failed error={shops.error} onRetry={() => void shops.refetch()} />
  return (
    <>
      <ScreenHead title={t('shops.title')}>
        <Button type="primary" onClick={() => setOpening(true)}>
          {t('shops.open')}
        </Button>
      </ScreenHead>
      <Table<Shop>
        rowKey="slug"
        loading={shops.isPending}
        dataSource={shops.data?.results ?? []}
        scroll={{ x: 720 }}
        pagination={false}
        columns={[
          { title: t('shops.name'), dataIndex: 'name' },
          { title: t('shops.slug'), dataIndex: 'slug' },
          {
            title: t('shops.language'),
            render: (_, { language }) => languages.find(({ code }) => code === language)?.name ?? language,
          },
          // A tablet has no room for it.
          { title: t('shops.currency'), dataIndex: 'currency', responsive: ['lg'] },
          {
            title: t('shops.country'),
            render: (_, { country }) => nameIn(countryOf(country).names, currentLanguage()),
          },
          { title: t('shops.zone'), dataIndex: 'time_zone' },
          { title: t('shops.created'), render: (_, { created_at }) => formatMoment(created_at, zone) },
          {
            align: 'right',
            title: t('studio.sessions.actions'),
            render: (_, { slug }) => (
              <Flex gap={16} justify="end" style={{ whiteSpace: 'nowrap' }}>
                <a href={`/mobile-t/${slug}/`} target="_blank" rel="noreferrer">
                  {t('shops.visit')}
                </a>
                <a href={`/studio-t/${slug}/`} target="_blank" rel="noreferrer">
                  {t('shops.studio')}
                </a>
              </Flex>
            ),
          },
        ]}
      />
      {isOpening && <OpenShopModal onClose={() => setOpening(false)} />}
    </>
  )
}
