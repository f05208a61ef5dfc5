import { TreeSelect, Typography } from 'antd'
import { useT } from '../../../i18n'
import { useRegions } from './useRegions'

interface RegionSelectProps {
  readonly label: string
  readonly value: readonly string[]
  readonly onChange: (codes: string[]) => void
}

/** Chooses regions by their names, with a search; a whole province counts as one. */
export function RegionSelect({ label, value, onChange }: RegionSelectProps) {
  const t = useT()
  const { data, isPending, isError } = useRegions()
  if (isError) return <Typography.Text type="danger">{t('studio.failed')}</Typography.Text>
  return (
    <TreeSelect<string[]>
      aria-label={label}
      treeData={data?.tree}
      // Codes have no names before the regions are loaded.
      value={data ? [...value] : []}
      loading={isPending}
      disabled={isPending}
      onChange={onChange}
      treeCheckable
      showCheckedStrategy={TreeSelect.SHOW_PARENT}
      showSearch={{ treeNodeFilterProp: 'title' }}
      allowClear={{ label: t('studio.clear') }}
      placeholder={isPending ? t('frame.loading') : t('shape.shipping.chooseRegions')}
      status={value.length === 0 ? 'warning' : undefined}
      style={{ width: '100%' }}
      styles={{ popup: { root: { maxHeight: 420 } } }}
    />
  )
}
