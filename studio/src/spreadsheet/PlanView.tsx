import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Card, Checkbox, Flex, Result } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { StateTag } from '../app/StateTag'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { AppliedUndo } from './ImportUndo'
import { HeadMapping } from './HeadMapping'
import { PlanRows } from './PlanRows'

type Plan = Reply<'GET /studio/spreadsheet/plan/{id}/'>

interface PlanViewProps {
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
  /** Another file is wanted. */
  readonly onLeave: () => void
}

/** The list that shows the imported rows of each kind. */
const lists: Readonly<Record<Plan['kind'], string>> = {
  product: '/products',
  stock: '/products',
  coupon: '/coupon',
  shipment: '/orders',
  coin: '/coins/users',
}

/** The plan of a file's import, before it is carried out and after. */
export function PlanView({ plan, onChange, onLeave }: PlanViewProps) {
  const t = useT()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [canSkip, setCanSkip] = useState(false)
  const { counts, errors_url } = plan
  const body = { skip_errors: canSkip }
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
  const another = <Button onClick={onLeave}>{t('sheets.another')}</Button>
  if (plan.applied !== null)
    return (
      <Result
        status="success"
        title={t('sheets.appliedTitle')}
        subTitle={
          <Flex vertical gap={4} align="center">
            {t('sheets.appliedHelp', { create: counts.create, update: counts.update })}
            <span role="status">
              {plan.pictures.waiting > 0 && t('sheets.picturesWaiting', { n: plan.pictures.waiting })}
            </span>
            {plan.pictures.failed > 0 && (
              <>
                <StateTag tone="negative">{t('sheets.picturesFailed', { n: plan.pictures.failed })}</StateTag>
                <ul
                  style={{ margin: 0, maxHeight: 240, overflow: 'auto', textAlign: 'start', overflowWrap: 'anywhere' }}
                >
                  {plan.pictures.failures.map(({ product, row, name, url }) => (
                    <li key={`${product} ${url}`}>
                      {row !== null && t('sheets.rowOf', { n: row })}
                      <Link to={`/products/${product}`} style={{ textDecoration: 'underline' }}>
                        {name}
                      </Link>{' '}
                      <span>{url}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Flex>
        }
        extra={
          <Flex vertical gap={16} align="center">
            <Flex gap={12} justify="center" wrap>
              <Button type="primary" onClick={() => void navigate(lists[plan.kind])}>
                {t('sheets.open')}
              </Button>
              {another}
            </Flex>
            {plan.import !== null && <AppliedUndo id={plan.import} />}
          </Flex>
        }
      />
    )
  return (
    <Card title={t('sheets.plan', { name: plan.name })}>
      <Flex vertical gap={16}>
        {apply.isError && <Alert type="error" showIcon role="alert" title={apply.error.message} />}
        {hasColumns && plan.unknown_columns.length > 0 && (
          <Alert type="warning" showIcon title={t('sheets.unknown', { columns: plan.unknown_columns.join(', ') })} />
        )}
        {errors_url !== null && (
          <Alert
            type="error"
            showIcon
            title={t('sheets.errorsTitle', { n: counts.error })}
            description={t('sheets.errorsHelp')}
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
          {another}
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
