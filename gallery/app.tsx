import '@/platform/polyfill'
import '@/platform/base-style'
import { QueryClientProvider } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { queryClient } from '@/services/query'
import { putDraft } from '@/state/drafts'
import { DRAFT_VERSION } from '@/state/note-draft'
import { drafts } from '../fixtures/items'
import '../src/app.scss'

// Drafts are on the device and nowhere else: the last put stands first.
for (const { draft_id, title, content, images, edited: editedAt } of [...drafts].reverse())
  putDraft({
    draft_id,
    title,
    content,
    edited: editedAt,
    note: null,
    isPublic: true,
    v: DRAFT_VERSION,
    topics: [],
    products: [],
    images: images.map((image, at) => ({ ...image, id: at + 1 })),
  })

/** Root of the gallery: the shop's own parts without its start, so that no session and no site are asked for. */
export default function App({ children }: PropsWithChildren) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
