import { exportFormats } from '@storefront/contract/domain/orders/order-export'
import type { ListFileName } from '@storefront/contract/endpoints/studio/list-file'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Dropdown } from 'antd'
import { type Body, call } from '../calls/call'
import { useT } from '../i18n'

type Format = Body<'POST /studio/list/{list}/export/'>['format']

interface ListFileButtonProps {
  readonly list: ListFileName
  /** The list's own filters; those without a value are left out. */
  readonly filters: Readonly<Record<string, string | number | undefined>>
}

/** Writes the rows of a list that fit its filters as a file, and gives it. */
export function ListFileButton({ list, filters }: ListFileButtonProps) {
  const t = useT()
  const { message } = App.useApp()
  const set = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const write = useMutation({
    mutationFn: (format: Format) =>
      call('POST /studio/list/{list}/export/', {
        params: { list },
        body: { filters: Object.fromEntries(set), format },
      }),
    onError: (error) => void message.error(error.message),
  })
  return (
    <>
      <span role="status">
        {write.data && (
          <Button type="link" href={write.data.url} download={write.data.name}>
            {t('reports.download', { name: write.data.name })}
          </Button>
        )}
      </span>
      <Dropdown
        trigger={['click']}
        menu={{
          items: exportFormats.map((format) => ({ key: format, label: t(`reports.${format}`) })),
          onClick: ({ key }) => write.isPending || write.mutate(key as Format),
        }}
      >
        <Button loading={write.isPending}>{t('operation.file')}</Button>
      </Dropdown>
    </>
  )
}
