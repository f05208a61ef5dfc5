import { SectionTabs } from '../app/SectionTabs'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { StepButton } from '../operation/StepButton'
import { useStep } from '../operation/useStep'
import { useRefreshModeration } from './ModerationSteps'

type Decision = Reply<'GET /studio/ops/moderation/log/'>['results'][number]

function Undo({ decision: { id, can_undo, undone } }: { decision: Decision }) {
  const t = useT()
  const refresh = useRefreshModeration()
  const step = useStep(
    () =>
      submitOnce(`undo-${id}`, {}, (key) =>
        call('POST /studio/ops/moderation/log/{id}/undo/', { params: { id }, key }),
      ).finally(refresh),
    [],
  )
  if (undone !== null) return t('opsModeration.undone')
  if (!can_undo) return null
  return (
    <StepButton
      text="opsModeration.undo"
      question="opsModeration.ask.undo"
      isBusy={step.isPending}
      onStep={() => step.mutateAsync(undefined)}
    />
  )
}

/** The moderation decisions and their authors. */
export function ModerationLogScreen() {
  const t = useT()
  const { moment, end: formatEnd } = useSiteFormat()
  return (
    <>
      <SectionTabs section="moderation" />
      <OperationList<Decision>
        name="moderation-log"
        title="opsModeration.log"
        load={({ limit, offset }) => call('GET /studio/ops/moderation/log/', { query: { limit, offset } })}
        rowKey="id"
        columns={[
          { title: t('operation.created'), render: (_, { created }) => moment(created) },
          { title: t('operation.moderation.decision'), dataIndex: 'action_display' },
          { title: t('operation.moderation.actor'), dataIndex: 'actor' },
          { title: t('operation.moderation.author'), dataIndex: 'person' },
          { title: t('opsModeration.note'), render: (_, { reason }) => reason || '–' },
          { title: t('operation.moderation.until'), render: (_, { until }) => formatEnd(until) },
          { title: t('resource.actions'), render: (_, decision) => <Undo decision={decision} /> },
        ]}
      />
    </>
  )
}
