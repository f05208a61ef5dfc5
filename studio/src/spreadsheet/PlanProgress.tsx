import { Flex, Progress, Typography } from 'antd'
import type { Reply } from '../calls/call'
import { useT } from '../i18n'

type Summary = Pick<Reply<'GET /studio/spreadsheet/plan/{id}/'>, 'status' | 'progress'>

const PERCENT = 100
/** The interval at which an import under way is read. */
export const PLAN_POLL_MS = 1000

/** Names of the texts of the steps that the server takes. */
const texts = {
  reading: 'sheets.readingRows',
  planning: 'sheets.planningRows',
  applying: 'sheets.applyingRows',
} as const

/** The present step of an import and the rows that it has done. */
export function PlanProgress({ status, progress: { done, total } }: Summary) {
  const t = useT()
  if (status !== 'reading' && status !== 'planning' && status !== 'applying') return null
  const text = status === 'reading' && done === 0 ? t('sheets.reading') : t(texts[status], { n: done, total })
  return (
    <Flex vertical gap={4}>
      <Progress
        aria-label={text}
        percent={total === 0 ? 0 : Math.floor((done / total) * PERCENT)}
        status="active"
        showInfo={total > 0}
        style={{ maxWidth: 360 }}
      />
      <Typography.Text type="secondary" role="status">
        {text}
      </Typography.Text>
    </Flex>
  )
}
