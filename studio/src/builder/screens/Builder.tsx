import { Tabs } from 'antd'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useT } from '../../i18n'
import { useMe } from '../../session/useMe'
import { Announcer } from '../actions/Announcer'
import { useLossNotice } from '../actions/useLossNotice'
import { useBuilderKeys } from '../actions/useBuilderKeys'
import type { BuilderStore } from '../document/store'
import { useBuilderStore } from '../document/useBuilder'
import { Outline } from '../outline/Outline'
import { Palette } from '../palette/Palette'
import type { FrameLink } from '../preview/frame-link'
import { pageAddress } from '../preview/page-address'
import { PreviewPane } from '../preview/PreviewPane'
import type { Saver } from '../saving/saver'
import type { Colours } from '../theme/ThemePanel'
import { BuilderBar } from './BuilderBar'
import { Inspector } from './Inspector'

const ConflictModal = lazy(async () => ({ default: (await import('../saving/ConflictModal')).ConflictModal }))

/** The narrowest phone on which texts have to fit, CSS px. */
const NARROWEST = 320

/** Warns before the browser leaves what is not saved. */
function useLeaveWarning(saver: Saver): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (saver.state.getState().status !== 'saved') event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [saver])
}

/** The window's title is the page's. */
function useWindowTitle(store: BuilderStore): void {
  useEffect(() => {
    const write = () => {
      document.title = store.getState().document.title
    }
    write()
    return store.subscribe(write)
  }, [store])
}

/** The outline of the page, and the palette of modules that can be added. */
function Side() {
  const t = useT()
  const [tab, setTab] = useState('outline')
  const openPalette = useCallback(() => setTab('palette'), [])
  return (
    <Tabs
      className="builder-side"
      activeKey={tab}
      onChange={setTab}
      items={[
        { key: 'outline', label: t('builder.tabs.outline'), children: <Outline onMark={openPalette} /> },
        { key: 'palette', label: t('builder.tabs.palette'), children: <Palette onAdd={() => setTab('outline')} /> },
      ]}
    />
  )
}

/** Asks when somebody else changed the same. */
function Conflict({ saver }: { saver: Saver }) {
  const save = useStore(saver.state)
  return (
    <Suspense>
      {save.status === 'conflict' && <ConflictModal conflict={save.conflict} onSettle={saver.settle} />}
    </Suspense>
  )
}

/**
 * The three columns: the modules, the page itself, the fields. Renders once: each part listens for what it shows alone.
 */
export function Builder({ page, slug, saver }: { page: number; slug: string; saver: Saver }) {
  const store = useBuilderStore()
  const mobileUrl = useMe().data?.site.mobile_url ?? '/mobile/'
  const link = useRef<FrameLink | null>(null)
  const onLink = useCallback((next: FrameLink | null) => {
    link.current = next
  }, [])
  const measure = useCallback(async () => (await link.current?.measure(NARROWEST)) ?? null, [])
  const showColours = useCallback((colours: Colours) => link.current?.showColours(colours), [])
  useBuilderKeys(store, useLossNotice())
  useLeaveWarning(saver)
  useWindowTitle(store)
  return (
    <div className="builder">
      <BuilderBar page={page} slug={slug} saver={saver} measure={measure} showColours={showColours} />
      <div className="builder-columns">
        <Side />
        <PreviewPane src={pageAddress(mobileUrl, slug)} onLink={onLink} />
        <Inspector />
      </div>
      <Announcer />
      <Conflict saver={saver} />
    </div>
  )
}
