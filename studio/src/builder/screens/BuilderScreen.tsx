import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { Failed, Loading } from '../../app/StateView'
import { BASE_PATH } from '../../calls/place'
import { useMe } from '../../session/useMe'
import { type PageDetail, pageCalls } from '../calls/page-calls'
import { persistHistory, readHistory } from '../document/history-storage'
import { isEqual } from '../document/json'
import { addPictures, createPictureStore, PicturesContext, type PictureStore } from '../document/pictures'
import { type BuilderStore, createBuilderStore } from '../document/store'
import { BuilderContext } from '../document/useBuilder'
import { LocalCopyModal } from '../saving/LocalCopyModal'
import { type LocalCopy, readLocalCopy, removeLocalCopy } from '../saving/local-copy'
import { createSaver, type Saver } from '../saving/saver'
import { Builder } from './Builder'
import '../builder.css'

interface Desk {
  readonly store: BuilderStore
  readonly saver: Saver
  readonly pictures: PictureStore
}

const historyKey = (page: number): string => `studio.builder.history.${BASE_PATH}.${page}`

/**
 * The store and the saver of a page; a local copy begins where it was left, and is saved as if it had just been typed.
 */
function useDesk(detail: PageDetail, copy: LocalCopy | null, site: string): Desk | null {
  const [desk, setDesk] = useState<Desk | null>(null)
  useEffect(() => {
    const { id, version, doc } = detail
    const pictures = createPictureStore()
    addPictures(pictures, detail.pictures)
    const first = copy?.document ?? doc
    const store = createBuilderStore(first, readHistory(historyKey(id), first))
    store.setState({ origin: { site, address: location.origin, pictureOf: (picture) => pictures.getState()[picture] } })
    const saver = createSaver(id, store, copy?.base ?? { version, document: doc }, {
      read: async () => {
        const { version: present, doc: document, pictures: theirs } = await pageCalls.read(id)
        addPictures(pictures, theirs)
        return { version: present, document }
      },
      save: ({ version: base, document }) => pageCalls.saveDraft(id, { version: base, doc: document }),
    })
    const stopHistory = persistHistory(historyKey(id), store)
    setDesk({ store, saver, pictures })
    return () => {
      stopHistory()
      saver.stop()
    }
  }, [detail, copy, site])
  return desk
}

function Desk({ detail, copy }: { detail: PageDetail; copy: LocalCopy | null }) {
  const desk = useDesk(detail, copy, useMe().data?.site.slug ?? '')
  if (!desk) return <Loading />
  return (
    <BuilderContext.Provider value={desk.store}>
      <PicturesContext.Provider value={desk.pictures}>
        <Builder page={detail.id} slug={detail.slug} saver={desk.saver} />
      </PicturesContext.Provider>
    </BuilderContext.Provider>
  )
}

/** Returns the copy of a page on this device if it differs from the server's; else null. */
function unsavedCopy({ id, doc }: PageDetail): LocalCopy | null {
  const copy = readLocalCopy(id)
  return copy && !isEqual(copy.document, doc) ? copy : null
}

/** Asks first what becomes of a local copy. */
function Gate({ detail }: { detail: PageDetail }) {
  const [copy] = useState(() => unsavedCopy(detail))
  const [choice, setChoice] = useState<'restore' | 'discard' | null>(copy ? null : 'discard')
  if (choice) return <Desk detail={detail} copy={choice === 'restore' ? copy : null} />
  const choose = (isRestored: boolean) => {
    if (!isRestored) removeLocalCopy(detail.id)
    setChoice(isRestored ? 'restore' : 'discard')
  }
  return copy && <LocalCopyModal copy={copy} onChoose={choose} />
}

/** The page builder of one page. */
export function BuilderScreen() {
  const id = Number(useParams().id)
  // Read once: from then on the store knows better, and a later answer must not begin again.
  const [openedAt] = useState(() => Date.now())
  const page = useQuery({
    queryKey: ['page', id, 'edit', openedAt],
    queryFn: () => pageCalls.read(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (page.isError) return <Failed error={page.error} onRetry={() => void page.refetch()} />
  if (page.isPending) return <Loading />
  return <Gate key={id} detail={page.data} />
}
