import { useMutation } from '@tanstack/react-query'
import { App, Button } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../i18n'
import './file-download.css'

interface FileDownloadProps<Format> {
  /** Has the file written. */
  readonly write: (format: Format) => Promise<{ readonly url: string; readonly name: string }>
  /** Draws the controls that begin it; `format` is the one that is being written. */
  readonly children: (start: (format: Format) => void, format: Format | null) => ReactNode
}

/** Has a file written on the server, then gives its link. A `key` of what the file holds takes an older link away. */
export function FileDownload<Format extends string>({ write, children }: FileDownloadProps<Format>) {
  const t = useT()
  const { message } = App.useApp()
  const file = useMutation({ mutationFn: write, onError: (error) => void message.error(error.message) })
  return (
    <>
      <span role="status" className="file-download">
        {file.data && (
          <Button type="link" href={file.data.url} download={file.data.name}>
            {t('reports.download', { name: file.data.name })}
          </Button>
        )}
      </span>
      {children((format) => file.isPending || file.mutate(format), file.isPending ? file.variables : null)}
    </>
  )
}
