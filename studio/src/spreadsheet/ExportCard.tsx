import { hasParts, type PartKind, type SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Card, Flex, Typography } from 'antd'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { ExportParts, partsKey, startParts } from './ExportParts'

/** Writes a file of all items of a kind, and gives it. */
export function ExportCard({ kind }: { kind: SpreadsheetKind }) {
  const t = useT()
  const write = useMutation({ mutationFn: () => call('POST /studio/spreadsheet/{kind}/export/', { params: { kind } }) })
  const client = useQueryClient()
  const partKind = hasParts(kind) ? kind : null
  const split = useMutation({
    mutationFn: (one: PartKind) => startParts(one),
    onSuccess: (_, one) => client.invalidateQueries({ queryKey: partsKey(one) }),
  })
  return (
    <Card title={t('sheets.exportTitle')}>
      <Flex vertical gap={16} align="start">
        <Typography.Text>{t(`sheets.exportHelp.${kind}`)}</Typography.Text>
        {write.isError && <Alert type="error" showIcon role="alert" title={write.error.message} />}
        <Flex gap={12} wrap align="center">
          <Button loading={write.isPending} onClick={() => write.isPending || write.mutate()}>
            {t('sheets.exportNow')}
          </Button>
          {partKind && (
            <Button loading={split.isPending} onClick={() => split.isPending || split.mutate(partKind)}>
              {t('sheets.parts')}
            </Button>
          )}
          <Flex gap={12} align="center" role="status">
            {write.data && (
              <>
                <Button type="link" href={write.data.url} download={write.data.name}>
                  {t('sheets.download', { name: write.data.name })}
                </Button>
                {t('sheets.rowsCount', { n: write.data.rows })}
              </>
            )}
          </Flex>
        </Flex>
        {split.isError && <Alert type="error" showIcon role="alert" title={split.error.message} />}
        {partKind && <ExportParts key={partKind} kind={partKind} />}
      </Flex>
    </Card>
  )
}
