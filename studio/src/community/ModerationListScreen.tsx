import { holdReasons, subjectKinds } from '@storefront/contract/domain/community/moderation'
import { Button, Flex, Select, Typography } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SectionTabs } from '../app/SectionTabs'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { toneOf } from '../operation/tones'
import { ModerationDrawer } from './ModerationDrawer'
import { ModerationSteps } from './ModerationSteps'
import { PostLink } from './PostLink'

type Item = Reply<'GET /studio/ops/moderation/item/'>['results'][number]

const tabs = [
  { key: 'pending', text: 'opsModeration.tabs.pending' },
  { key: 'reported', text: 'opsModeration.tabs.reported' },
  { key: 'decided', text: 'opsModeration.tabs.decided' },
] as const

/** Narrows the queue to a kind of post or a reason. */
function QueueFilters() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string | undefined) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (value) next.set(name, value)
      else next.delete(name)
      next.delete('page')
      return next
    })
  return (
    <>
      <Select
        allowClear={{ label: t('studio.clear') }}
        aria-label={t('opsModeration.kind')}
        placeholder={t('opsModeration.kind')}
        value={params.get('kind')}
        options={subjectKinds.map((value) => ({ value, label: t(`opsModeration.kinds.${value}`) }))}
        onChange={(value) => set('kind', value ?? undefined)}
        style={{ width: 160 }}
      />
      <Select
        allowClear={{ label: t('studio.clear') }}
        aria-label={t('opsModeration.reason')}
        placeholder={t('opsModeration.reason')}
        value={params.get('reason')}
        options={holdReasons.map((value) => ({ value, label: t(`opsModeration.reasons.${value}`) }))}
        onChange={(value) => set('reason', value ?? undefined)}
        style={{ width: 180 }}
      />
    </>
  )
}

/** Posts that are held or reported; what came first is first. */
export function ModerationListScreen() {
  const t = useT()
  const { moment } = useSiteFormat()
  const [params] = useSearchParams()
  const [openId, setOpenId] = useState<number>()
  const kind = subjectKinds.find((one) => one === params.get('kind'))
  const reason = holdReasons.find((one) => one === params.get('reason'))
  return (
    <>
      <SectionTabs section="moderation" />
      <OperationList<Item>
        name={`moderation-${kind ?? ''}-${reason ?? ''}`}
        title="opsModeration.title"
        search="opsModeration.search"
        actions={<QueueFilters />}
        tabs={tabs}
        load={(query) => call('GET /studio/ops/moderation/item/', { query: { ...query, kind, reason } })}
        rowKey="id"
        columns={[
          { title: t('operation.created'), render: (_, { created }) => moment(created) },
          {
            title: t('opsModeration.kind'),
            render: (_, item) => (
              <Flex vertical>
                {item.kind_display}
                <PostLink item={item} />
              </Flex>
            ),
          },
          {
            title: t('operation.moderation.post'),
            width: 280,
            render: (_, { text, images }) => (
              <Flex vertical gap={4}>
                <Typography.Paragraph ellipsis={{ rows: 3 }} style={{ margin: 0, maxWidth: 264, whiteSpace: 'normal' }}>
                  {text}
                </Typography.Paragraph>
                <Flex gap={4}>
                  {images.slice(0, 4).map(({ thumb }, index) => (
                    <img
                      key={thumb}
                      src={thumb}
                      alt={t('opsModeration.picture', { n: index + 1 })}
                      width={40}
                      height={40}
                      style={{ objectFit: 'cover', borderRadius: 4 }}
                    />
                  ))}
                </Flex>
              </Flex>
            ),
          },
          { title: t('operation.moderation.author'), render: (_, { author }) => author.name },
          {
            title: t('opsModeration.reason'),
            render: (_, { reasons }) => reasons.map(({ display }) => display).join('、'),
          },
          { title: t('operation.moderation.reports'), align: 'right', dataIndex: 'report_count' },
          {
            title: t('operation.state'),
            render: (_, { state, state_display }) => <StateTag tone={toneOf(state)}>{state_display}</StateTag>,
          },
          {
            title: t('resource.actions'),
            render: (_, item) => (
              <Flex gap={8}>
                <ModerationSteps item={item} />
                <Button aria-label={`${t('opsModeration.action.more')} ${item.id}`} onClick={() => setOpenId(item.id)}>
                  {t('opsModeration.action.more')}
                </Button>
              </Flex>
            ),
          },
        ]}
      />
      {openId !== undefined && <ModerationDrawer id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
