import { exportFormats } from '@storefront/contract/domain/orders/order-export'
import { Button } from 'antd'
import { FileDownload } from '../app/FileDownload'
import { type Body, call } from '../calls/call'
import { useT } from '../i18n'

type FileBody = Body<'POST /studio/report/export/'>

/** Writes the report that is shown as a file, and gives it. */
export function ReportFileButtons({ query }: { query: Omit<FileBody, 'format'> }) {
  const t = useT()
  return (
    <FileDownload<FileBody['format']>
      key={JSON.stringify(query)}
      write={(format) => call('POST /studio/report/export/', { body: { ...query, format } })}
    >
      {(start, current) =>
        exportFormats.map((format) => (
          <Button key={format} loading={current === format} onClick={() => start(format)}>
            {t(`reports.${format}`)}
          </Button>
        ))
      }
    </FileDownload>
  )
}
