import { Icon } from '../../app/Icon'
import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useT } from '../../i18n'
import type { SaveState } from './save-state'
import type { Saver } from './saver'

const icons: Readonly<Record<SaveState['status'], ReactNode>> = {
  saved: <Icon name="check" />,
  pending: <Icon name="sync" />,
  saving: <Icon name="sync" />,
  offline: <Icon name="offline" />,
  failed: <Icon name="warning" />,
  conflict: <Icon name="warning" />,
}

/** Whether the server has everything, and a way to save again where it has not. */
export function SaveStatus({ saver }: { saver: Saver }) {
  const t = useT()
  const state = useStore(saver.state)
  const hasTrouble = state.status === 'offline' || state.status === 'failed'
  return (
    <Flex align="center" gap={8}>
      <span role="status" className={hasTrouble ? 'builder-save builder-save-trouble' : 'builder-save'}>
        {icons[state.status]}{' '}
        {t(`builder.save.${state.status}`, state.status === 'failed' ? { reason: state.reason } : {})}
      </span>
      {hasTrouble && (
        <Button size="small" onClick={() => void saver.flush()}>
          {t('builder.save.now')}
        </Button>
      )}
    </Flex>
  )
}
