import { CLEAR_MARKS } from '@storefront/contract/domain/spreadsheet/marks'
import { IMPORT_ROWS, SPREADSHEET_LIMITS, type SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import { useMutation } from '@tanstack/react-query'
import { Alert, Card, Flex, Spin, Typography, Upload } from 'antd'
import { call, type Reply } from '../calls/call'
import { currentLanguage, useT } from '../i18n'

interface ImportCardProps {
  readonly kind: SpreadsheetKind
  readonly onPlan: (plan: Reply<'GET /studio/spreadsheet/plan/{id}/'>) => void
}

const FILE_MB = SPREADSHEET_LIMITS.bytes / 1024 / 1024

/** Takes a file and has it planned; nothing is written yet. */
export function ImportCard({ kind, onPlan }: ImportCardProps) {
  const t = useT()
  const plan = useMutation({
    mutationFn: (file: Blob) => call('POST /studio/spreadsheet/{kind}/plan/', { params: { kind }, file }),
    onSuccess: onPlan,
  })
  return (
    <Card title={t('sheets.importTitle')}>
      <Flex vertical gap={16}>
        <Typography.Text>
          {t('sheets.importHelp', {
            ...{ rows: IMPORT_ROWS[kind].toLocaleString(currentLanguage()), mb: FILE_MB },
            mark: CLEAR_MARKS[currentLanguage()] ?? '',
          })}
        </Typography.Text>
        {plan.isError && <Alert type="error" showIcon role="alert" title={plan.error.message} />}
        <Upload.Dragger
          // Others are chosen, too: the reply names the way out.
          accept=".xlsx,.csv,.txt,.xls,.ods"
          showUploadList={false}
          disabled={plan.isPending}
          beforeUpload={(file) => {
            plan.mutate(file)
            return false
          }}
        >
          <span role="status">
            {plan.isPending ? (
              <>
                <Spin size="small" /> {t('sheets.reading')}
              </>
            ) : (
              t('sheets.drop')
            )}
          </span>
        </Upload.Dragger>
      </Flex>
    </Card>
  )
}
