import { Tabs } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useT } from '../../i18n'
import { useMe } from '../../session/useMe'
import { Announcer } from '../actions/Announcer'
import { useBuilderKeys } from '../actions/useBuilderKeys'
import { useBuilder, useBuilderStore } from '../document/useBuilder'
import { Outline } from '../outline/Outline'
import { Palette } from '../palette/Palette'
import { pageAddress } from '../preview/page-address'
import { PreviewPane } from '../preview/PreviewPane'
import type { Saver } from '../saving/saver'
import { BuilderBar } from './BuilderBar'
import { Inspector } from './Inspector'

const ConflictModal = lazy(async () => ({ default: (await import('../saving/ConflictModal')).ConflictModal }))

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

/** The three columns: what there is and what can be added, the page itself, the fields. */
export function Builder({ page, slug, saver }: { page: number; slug: string; saver: Saver }) {
  const t = useT()
  const store = useBuilderStore()
  const mobileUrl = useMe().data?.site.mobile_url ?? '/mobile/'
  const save = useStore(saver.state)
  const title = useBuilder(({ document }) => document.title)
  const [tab, setTab] = useState('outline')
  useBuilderKeys(store)
  useLeaveWarning(saver)
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="builder">
      <BuilderBar page={page} saver={saver} />
      <div className="builder-columns">
        <Tabs
          className="builder-side"
          activeKey={tab}
          onChange={setTab}
          items={[
            { key: 'outline', label: t('builder.tabs.outline'), children: <Outline onMark={() => setTab('palette')} /> },
            { key: 'palette', label: t('builder.tabs.palette'), children: <Palette onAdd={() => setTab('outline')} /> },
          ]}
        />
        <PreviewPane src={pageAddress(mobileUrl, slug)} />
        <Inspector />
      </div>
      <Announcer />
      <Suspense>{save.status === 'conflict' && <ConflictModal conflict={save.conflict} onSettle={saver.settle} />}</Suspense>
    </div>
  )
}
