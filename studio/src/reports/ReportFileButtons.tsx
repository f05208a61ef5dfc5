import { useMutation } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { type Body, call } from '../calls/call'
import { useT } from '../i18n'

type FileBody = Body<'POST /studio/report/export/'>

/** Writes the report that is shown as a file, and gives it. */
export function ReportFileButtons({ query }: { query: Omit<FileBody, 'format'> }) {
  const t = useT()
  const { message } = App.useApp()
  const write = useMutation({
    mutationFn: (format: FileBody['format']) => call('POST /studio/report/export/', { body: { ...query, format } }),
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
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          loading={write.isPending && write.variables === format}
          onClick={() => write.isPending || write.mutate(format)}
        >
          {t(`reports.${format}`)}
        </Button>
      ))}
    </>
  )
}
