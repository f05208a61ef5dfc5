import { permissions } from '@storefront/contract/permissions'
import { Icon } from '../../app/Icon'
import { Button, Flex, Tooltip, Typography } from 'antd'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../i18n'
import { useCan } from '../../session/useMe'
import { redo, undo } from '../actions/module-actions'
import { useBuilder, useBuilderStore } from '../document/useBuilder'
import { SaveStatus } from '../saving/SaveStatus'
import type { MeasureTexts } from '../publish/problems'
import type { Saver } from '../saving/saver'
import type { Colours } from '../theme/ThemePanel'
import { PasteButton } from './PasteButton'
import { Presence } from './Presence'

const PublishModal = lazy(async () => ({ default: (await import('../publish/PublishModal')).PublishModal }))
const ThemePanel = lazy(async () => ({ default: (await import('../theme/ThemePanel')).ThemePanel }))
const PhonePreviewModal = lazy(async () => ({
  default: (await import('../preview/PhonePreviewModal')).PhonePreviewModal,
}))
const RevisionsDrawer = lazy(async () => ({ default: (await import('../publish/RevisionsDrawer')).RevisionsDrawer }))

/** The builder's head: where one is, what is saved, undo, versions, and apart from them the button that publishes. */
interface BuilderBarProps {
  readonly page: number
  readonly slug: string
  readonly saver: Saver
  /** The texts that do not fit on a narrow phone; null where that cannot be said. */
  readonly measure: MeasureTexts
  /** Draws the page in the frame with other colours. */
  readonly showColours: (colours: Colours) => void
}

export function BuilderBar({ page, slug, saver, measure, showColours }: BuilderBarProps) {
  const t = useT()
  const navigate = useNavigate()
  const store = useBuilderStore()
  const [open, setOpen] = useState<'publish' | 'revisions' | 'theme' | 'phone' | null>(null)
  const title = useBuilder(({ document }) => document.title)
  const canUndo = useBuilder(({ history }) => history.past.length > 0)
  const canRedo = useBuilder(({ history }) => history.future.length > 0)
  const canChangeSite = useCan()(permissions.changeSite)
  const close = useCallback(() => setOpen(null), [])
  return (
    <Flex align="center" gap={12} wrap className="builder-bar">
      <Tooltip title={t('builder.back')}>
        <Button
          type="text"
          icon={<Icon name="back" />}
          aria-label={t('builder.back')}
          onClick={() => void navigate('/pages')}
        />
      </Tooltip>
      <Typography.Title level={1} ellipsis style={{ fontSize: 16, margin: 0, maxWidth: 320 }}>
        {title}
      </Typography.Title>
      <SaveStatus saver={saver} />
      <Presence page={page} />
      <span style={{ flex: 1 }} />
      <Tooltip title={`${t('builder.undo')} (Ctrl+Z)`}>
        <Button
          icon={<Icon name="undo" />}
          aria-label={t('builder.undo')}
          disabled={!canUndo}
          onClick={() => undo(store)}
        />
      </Tooltip>
      <Tooltip title={`${t('builder.redo')} (Ctrl+Shift+Z)`}>
        <Button
          icon={<Icon name="redo" />}
          aria-label={t('builder.redo')}
          disabled={!canRedo}
          onClick={() => redo(store)}
        />
      </Tooltip>
      <PasteButton />
      {canChangeSite && (
        <Button
          icon={<Icon name="theme" />}
          aria-pressed={open === 'theme'}
          onClick={() => setOpen(open === 'theme' ? null : 'theme')}
        >
          {t('builder.theme.open')}
        </Button>
      )}
      <Button icon={<Icon name="phone" />} onClick={() => setOpen('phone')}>
        {t('builder.phone.open')}
      </Button>
      <Button icon={<Icon name="history" />} onClick={() => setOpen('revisions')}>
        {t('builder.revisions.open')}
      </Button>
      <span className="builder-divider" />
      <Button type="primary" onClick={() => setOpen('publish')}>
        {t('builder.publish.open')}
      </Button>
      <Suspense>
        {open === 'publish' && <PublishModal page={page} saver={saver} measure={measure} onClose={close} />}
        {open === 'phone' && <PhonePreviewModal page={page} slug={slug} saver={saver} onClose={close} />}
        {open === 'theme' && <ThemePanel onColours={showColours} onClose={close} />}
        {open === 'revisions' && <RevisionsDrawer page={page} saver={saver} onClose={close} />}
      </Suspense>
    </Flex>
  )
}
