import { isUnderWay } from '@storefront/contract/domain/spreadsheet/sheet'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Card, Checkbox, Flex, Typography } from 'antd'
import { useState } from 'react'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { AppliedPlan } from './AppliedPlan'
import { HeadMapping } from './HeadMapping'
import { ImportUndoOf } from './ImportUndo'
import { PlanProgress } from './PlanProgress'
import { PlanRows } from './PlanRows'
import { StoppedPlan } from './StoppedPlan'
import { usePlanAgain } from './usePlanAgain'

type Plan = Reply<'GET /studio/spreadsheet/plan/{id}/'>

interface PlanViewProps {
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
  /** Another file is wanted. */
  readonly onLeave: () => void
}

/** Errors of the file that is downloaded. */
const ERRORS_MAX = 2000

/** An import on which the server works. */
function PlanUnderWay({ plan, onLeave }: Omit<PlanViewProps, 'onChange'>) {
  const t = useT()
  return (
    <Card title={plan.name}>
      <Flex vertical gap={16} align="start">
        <PlanProgress {...plan} />
        <Typography.Text>{t('sheets.background')}</Typography.Text>
        <Button onClick={onLeave}>{t('sheets.another')}</Button>
        {plan.import !== null && <ImportUndoOf id={plan.import} />}
      </Flex>
    </Card>
  )
}

/** The preview of an import, which its owner carries out. */
function PlanPreview({ plan, onChange, onLeave }: PlanViewProps) {
  const t = useT()
  const queries = useQueryClient()
  const [canSkip, setCanSkip] = useState(false)
  const { counts, errors_url } = plan
  const body = { skip_errors: canSkip }
  const again = usePlanAgain(plan.id, onChange)
  const apply = useMutation({
    mutationFn: () =>
      submitOnce(`spreadsheet-${plan.id}`, body, (key) =>
        call('POST /studio/spreadsheet/plan/{id}/apply/', { params: { id: plan.id }, body, key }),
      ),
    onSuccess: (reply) => {
      onChange(reply)
      // Any list may show what has changed: each is read again when it opens.
      void queries.invalidateQueries({ refetchType: 'none' })
    },
  })
  const stepCount = counts.create + counts.update
  const hasColumns = plan.heads.some(({ column }) => column !== null)
  return (
    <Card title={t('sheets.plan', { name: plan.name })}>
      <Flex vertical gap={16}>
        {apply.isError && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={apply.error.message}
            action={
              <Button loading={again.isPending} onClick={() => again.isPending || again.mutate()}>
                {t('sheets.planAnew')}
              </Button>
            }
          />
        )}
        {again.isError && <Alert type="error" showIcon role="alert" title={again.error.message} />}
        {hasColumns && plan.unknown_columns.length > 0 && (
          <Alert type="warning" showIcon title={t('sheets.unknown', { columns: plan.unknown_columns.join(', ') })} />
        )}
        {errors_url !== null && (
          <Alert
            type="error"
            showIcon
            title={t('sheets.errorsTitle', { n: counts.error })}
            description={[
              t('sheets.errorsHelp'),
              counts.error > ERRORS_MAX && t('sheets.errorsMany', { n: ERRORS_MAX }),
            ]
              .filter(Boolean)
              .join(' ')}
            action={
              <Button href={errors_url} download>
                {t('sheets.downloadErrors')}
              </Button>
            }
          />
        )}
        {plan.emptied > 0 && (
          <Alert
            type="error"
            showIcon
            title={t('sheets.emptiedTitle', { n: plan.emptied })}
            description={t('sheets.emptiedHelp')}
          />
        )}
        <HeadMapping key={JSON.stringify(plan.heads)} plan={plan} onChange={onChange} />
        {hasColumns && stepCount === 0 && counts.error === 0 && (
          <Alert type="info" showIcon title={t('sheets.nothing')} />
        )}
        {hasColumns && <PlanRows plan={plan} />}
        <Flex gap={16} wrap align="center">
          <Button
            type="primary"
            loading={apply.isPending}
            disabled={stepCount === 0 || (counts.error > 0 && !canSkip)}
            onClick={() => apply.isPending || apply.mutate()}
          >
            {t('sheets.apply')}
          </Button>
          <Button onClick={onLeave}>{t('sheets.another')}</Button>
          {counts.error > 0 && stepCount > 0 && (
            <Checkbox checked={canSkip} onChange={({ target }) => setCanSkip(target.checked)}>
              {t('sheets.skipErrors')}
            </Checkbox>
          )}
        </Flex>
      </Flex>
    </Card>
  )
}

/** The plan of a file's import, before it is carried out, while the server works on it, and after. */
export function PlanView({ plan, onChange, onLeave }: PlanViewProps) {
  if (isUnderWay(plan.status)) return <PlanUnderWay plan={plan} onLeave={onLeave} />
  if (plan.status === 'applied') return <AppliedPlan plan={plan} onLeave={onLeave} />
  if (plan.status === 'failed') return <StoppedPlan plan={plan} onChange={onChange} onLeave={onLeave} />
  return <PlanPreview plan={plan} onChange={onChange} onLeave={onLeave} />
}
