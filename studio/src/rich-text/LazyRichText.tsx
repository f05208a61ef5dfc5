import { Skeleton } from 'antd'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { RichTextField } from './RichTextField'

const Field = lazy(async () => ({ default: (await import('./RichTextField')).RichTextField }))

/** The editor of rich text, which is loaded when a form has one. */
export const LazyRichText = (props: ComponentProps<typeof RichTextField>) => (
  <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
    <Field {...props} />
  </Suspense>
)
