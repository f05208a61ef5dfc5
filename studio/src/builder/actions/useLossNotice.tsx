import { App } from 'antd'
import { useCallback } from 'react'
import { type TextKey, useT } from '../../i18n'
import type { Loss } from '../document/foreign'
import { moduleName } from './module-actions'

/** Says what of modules of another site could not come along. */
export function useLossNotice(): (losses: readonly Loss[]) => void {
  const t = useT()
  const { modal } = App.useApp()
  return useCallback(
    (losses) => {
      if (losses.length === 0) return
      const textOf = ({ module, property }: Loss) =>
        property === null
          ? t('builder.losses.module', { name: moduleName(module) })
          : t('builder.losses.property', {
              name: moduleName(module),
              property: t(`builder.fields.${property}` as TextKey),
            })
      modal.info({
        title: t('builder.losses.title'),
        content: (
          <>
            <p>{t('builder.losses.text')}</p>
            <ul className="builder-problems">
              {losses.map((loss) => (
                <li key={`${loss.module.id}/${loss.property}`}>{textOf(loss)}</li>
              ))}
            </ul>
          </>
        ),
      })
    },
    [t, modal],
  )
}
