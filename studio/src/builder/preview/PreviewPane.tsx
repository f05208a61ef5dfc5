import { Icon } from '../../app/Icon'
import { Alert, Button, Flex, Segmented, Select, Spin } from 'antd'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { languages, useT } from '../../i18n'
import { moduleName } from '../actions/module-actions'
import { useBuilderStore } from '../document/useBuilder'
import { createFrameLink, type FrameLink } from './frame-link'
import { useRoom } from './useRoom'

/** Widths of phones, CSS px. */
const widths = [320, 375, 430] as const
/** Width of the phone's two borders, CSS px. */
const BORDERS = 2

function Refusals({ link }: { link: FrameLink }) {
  const t = useT()
  const store = useBuilderStore()
  const refusals = useStore(link.state, (state) => state.refusals)
  const { modules } = store.getState().document
  const rows = Object.entries(refusals).flatMap(([id, reason]) => {
    const module = modules[Number(id)]
    return module ? [{ id, text: t('builder.preview.refused', { name: moduleName(module), reason }) }] : []
  })
  return rows.map(({ id, text }) => <Alert key={id} type="warning" showIcon title={text} style={{ marginBottom: 8 }} />)
}

/** The frame with the real app in it, once there is a link to it. */
function Frame({
  link,
  src,
  width,
  room,
  onWindow,
}: {
  link: FrameLink
  src: string
  width: number
  /** The width of the column that it stands in, CSS px. */
  room: number
  onWindow: (frame: HTMLIFrameElement | null) => void
}) {
  const t = useT()
  const [loads, setLoads] = useState(0)
  const status = useStore(link.state, (state) => state.status)
  const phone = useStore(link.state, (state) => state.measuredWidth) ?? width
  const scale = Math.min(1, room / (phone + BORDERS))
  const reload = () => {
    link.restart()
    setLoads(loads + 1)
  }
  return (
    <>
      {status === 'slow' && (
        <Alert
          type="warning"
          showIcon
          title={t('builder.preview.slow')}
          action={
            <Button size="small" onClick={reload}>
              {t('builder.preview.reload')}
            </Button>
          }
          style={{ marginBottom: 8 }}
        />
      )}
      <Spin spinning={status === 'loading'} description={t('builder.preview.loading')}>
        <div className="builder-phone" style={{ width: phone * scale, '--phone-scale': scale } as CSSProperties}>
          <iframe
            key={loads}
            ref={onWindow}
            title={t('builder.preview.title')}
            src={src}
            className="builder-frame"
            style={{ width: phone }}
          />
        </div>
      </Spin>
      <Button type="text" size="small" icon={<Icon name="reload" />} onClick={reload} className="builder-reload">
        {t('builder.preview.reload')}
      </Button>
    </>
  )
}

interface PreviewPaneProps {
  /** The page's address, opened for a preview. */
  readonly src: string
  /** Hears of the link to the page, and null when it ends. */
  readonly onLink: (link: FrameLink | null) => void
}

/** The page as visitors will see it, at the widths of phones and in each language. */
export function PreviewPane({ src, onLink }: PreviewPaneProps) {
  const t = useT()
  const store = useBuilderStore()
  const frame = useRef<HTMLIFrameElement | null>(null)
  const [link, setLink] = useState<FrameLink | null>(null)
  const [width, setWidth] = useState<number>(375)
  const [column, room] = useRoom()
  useEffect(() => {
    const next = createFrameLink(store, () => frame.current?.contentWindow ?? null)
    setLink(next)
    onLink(next)
    return () => {
      onLink(null)
      next.stop()
    }
  }, [store, onLink])
  return (
    <section ref={column} aria-label={t('builder.preview.title')} className="builder-preview">
      <Flex justify="center" gap={12} wrap style={{ marginBottom: 12 }}>
        <Segmented<number>
          aria-label={t('builder.preview.width')}
          value={width}
          onChange={setWidth}
          options={widths.map((value) => ({ value, label: String(value) }))}
        />
        <Select<string>
          aria-label={t('builder.preview.language')}
          placeholder={t('builder.preview.language')}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => link?.showLanguage(code)}
          style={{ width: 160 }}
        />
      </Flex>
      {link && <Refusals link={link} />}
      {link && (
        <Frame
          link={link}
          src={src}
          width={width}
          room={room}
          onWindow={(element) => {
            frame.current = element
          }}
        />
      )}
    </section>
  )
}
