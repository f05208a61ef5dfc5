import { Alert, Button, Card, Flex } from 'antd'
import type { Reply } from '../calls/call'
import { useT } from '../i18n'
import { ImportUndoOf } from './ImportUndo'
import { usePlanAgain } from './usePlanAgain'

type Plan = Reply<'GET /studio/spreadsheet/plan/{id}/'>

interface StoppedPlanProps {
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
  readonly onLeave: () => void
}

/** An import that stopped: why, what is written, and the ways on. */
export function StoppedPlan({ plan, onChange, onLeave }: StoppedPlanProps) {
  const t = useT()
  const { id, name, failure, progress } = plan
  const again = usePlanAgain(id, onChange)
  const isBegun = plan.import !== null
  return (
    <Card title={t('sheets.plan', { name })}>
      <Flex vertical gap={16} align="start">
        <Alert
          type="error"
          showIcon
          role="alert"
          style={{ alignSelf: 'stretch' }}
          title={isBegun ? t('sheets.stopped', { n: progress.done, total: progress.total }) : t('sheets.unreadTitle')}
          description={[failure, isBegun && plan.can_plan_again && t('sheets.stoppedHelp')].filter(Boolean).join(' ')}
        />
        {again.isError && <Alert type="error" showIcon role="alert" title={again.error.message} />}
        <Flex gap={12} wrap>
          {plan.can_plan_again && (
            <Button type="primary" loading={again.isPending} onClick={() => again.isPending || again.mutate()}>
              {t(isBegun ? 'sheets.planRest' : 'sheets.planAnew')}
            </Button>
          )}
          <Button onClick={onLeave}>{t('sheets.another')}</Button>
        </Flex>
        {plan.import !== null && <ImportUndoOf id={plan.import} />}
      </Flex>
    </Card>
  )
}
