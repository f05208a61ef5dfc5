import { exportFormats } from '@storefront/contract/domain/orders/order-export'
import type { ListFileName } from '@storefront/contract/endpoints/studio/list-file'
import { Button, Dropdown } from 'antd'
import { type Body, call } from '../calls/call'
import { useT } from '../i18n'
import { FileDownload } from './FileDownload'

type Format = Body<'POST /studio/list/{list}/export/'>['format']

interface ListFileButtonProps {
  readonly list: ListFileName
  /** The list's own filters; those without a value are left out. */
  readonly filters: Readonly<Record<string, string | number | undefined>>
}

/** Writes the rows of a list that fit its filters as a file, and gives it. */
export function ListFileButton({ list, filters: allFilters }: ListFileButtonProps) {
  const t = useT()
  const filters = Object.fromEntries(
    Object.entries(allFilters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
  return (
    <FileDownload<Format>
      key={JSON.stringify(filters)}
      write={(format) => call('POST /studio/list/{list}/export/', { params: { list }, body: { filters, format } })}
    >
      {(start, current) => (
        <Dropdown
          trigger={['click']}
          menu={{
            items: exportFormats.map((format) => ({ key: format, label: t(`reports.${format}`) })),
            onClick: ({ key }) => start(key as Format),
          }}
        >
          <Button loading={current !== null}>{t('operation.file')}</Button>
        </Dropdown>
      )}
    </FileDownload>
  )
}
