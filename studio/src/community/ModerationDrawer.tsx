import { useQuery } from '@tanstack/react-query'
import { Drawer, Flex, List, Typography } from 'antd'
import { Failed, Loading } from '../app/StateView'
import { useSiteFormat } from '../app/useSiteFormat'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { StepButton } from '../operation/StepButton'
import { useStep } from '../operation/useStep'
import { ModerationSteps, useRefreshModeration } from './ModerationSteps'
import { PostLink } from './PostLink'

/** Ends the muting of a post's author. */
function Unmute({ uuid }: { uuid: string }) {
  const refresh = useRefreshModeration()
  const step = useStep(
    () =>
      submitOnce(`unmute-${uuid}`, {}, (key) =>
        call('POST /studio/ops/moderation/user/{uuid}/mute/', { params: { uuid }, body: { until: null }, key }),
      ).finally(refresh),
    [],
  )
  return (
    <StepButton
      text="opsModeration.unmute"
      question="opsModeration.ask.unmute"
      isBusy={step.isPending}
      onStep={() => step.mutateAsync(undefined)}
    />
  )
}

interface EntriesProps {
  readonly header: string
  readonly entries: readonly { readonly title: string; readonly description: string }[]
}

/** Lines of a post's history; nothing without any. */
const Entries = ({ header, entries }: EntriesProps) =>
  entries.length === 0 ? null : (
    <List
      header={header}
      dataSource={[...entries]}
      renderItem={(entry) => (
        <List.Item>
          <List.Item.Meta {...entry} />
        </List.Item>
      )}
    />
  )

/** A post with its pictures, its reports and what was decided of it. */
export function ModerationDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const { moment, end: formatEnd } = useSiteFormat()
  const query = useQuery({
    queryKey: ['moderation-item', id],
    queryFn: () => call('GET /studio/ops/moderation/item/{id}/', { params: { id } }),
  })
  const item = query.data
  return (
    <Drawer
      open
      size="large"
      title={t('opsModeration.detail')}
      onClose={onClose}
      footer={item && <Flex gap={8}>{<ModerationSteps item={item} />}</Flex>}
    >
      {query.isError ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : item ? (
        <>
          <Typography.Paragraph strong>
            {item.author.name} · {item.kind_display} · {moment(item.created)} <PostLink item={item} />
          </Typography.Paragraph>
          {item.author.muted_until && (
            <Flex gap={8} align="center" style={{ marginBottom: 12 }}>
              <span>{t('opsModeration.muted', { time: formatEnd(item.author.muted_until) })}</span>
              <Unmute uuid={item.author.uuid} />
            </Flex>
          )}
          <Typography.Paragraph style={{ whiteSpace: 'pre-wrap' }}>{item.text}</Typography.Paragraph>
          <Flex gap={8} wrap>
            {item.images.map(({ full, thumb }, index) => (
              <a key={full} href={full} target="_blank" rel="noreferrer">
                <img
                  src={thumb}
                  alt={t('opsModeration.picture', { n: index + 1 })}
                  width={96}
                  height={96}
                  style={{ objectFit: 'cover', borderRadius: 6 }}
                />
              </a>
            ))}
          </Flex>
          <Entries
            header={t('opsModeration.reports')}
            entries={item.reports.map(({ reason_display, text, name, created }) => ({
              title: `${reason_display} · ${name} · ${moment(created)}`,
              description: text,
            }))}
          />
          <Entries
            header={t('opsModeration.decisions')}
            entries={item.log.map(({ action_display, actor, reason, created }) => ({
              title: `${action_display} · ${actor} · ${moment(created)}`,
              description: reason,
            }))}
          />
        </>
      ) : (
        <Loading />
      )}
    </Drawer>
  )
}
