import { Button, Flex, Result } from 'antd'
import { useNavigate } from 'react-router'
import type { Reply } from '../calls/call'
import { useT } from '../i18n'
import { FailedPictures } from './FailedPictures'
import { ImportUndoOf } from './ImportUndo'

type Plan = Reply<'GET /studio/spreadsheet/plan/{id}/'>

/** The list that shows the imported rows of each kind. */
const lists: Readonly<Record<Plan['kind'], string>> = {
  product: '/products',
  stock: '/products',
  coupon: '/coupon',
  shipment: '/orders',
  coin: '/coins/users',
}

/** An import that is written: its result, its pictures, its undo. */
export function AppliedPlan({ plan, onLeave }: { readonly plan: Plan; readonly onLeave: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { counts, pictures } = plan
  return (
    <Result
      status="success"
      title={t('sheets.appliedTitle')}
      subTitle={
        <Flex vertical gap={4} align="center">
          {t('sheets.appliedHelp', { create: counts.create, update: counts.update })}
          <span role="status">{pictures.waiting > 0 && t('sheets.picturesWaiting', { n: pictures.waiting })}</span>
          {pictures.failed > 0 && plan.import !== null && <FailedPictures id={plan.import} count={pictures.failed} />}
        </Flex>
      }
      extra={
        <Flex vertical gap={16} align="center">
          <Flex gap={12} justify="center" wrap>
            <Button type="primary" onClick={() => void navigate(lists[plan.kind])}>
              {t('sheets.open')}
            </Button>
            <Button onClick={onLeave}>{t('sheets.another')}</Button>
          </Flex>
          {plan.import !== null && <ImportUndoOf id={plan.import} />}
        </Flex>
      }
    />
  )
}
