import type { ThemeConfig } from 'antd'

/** Whether the device is set to less motion, as the studio starts. */
const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Colours whose texts have a contrast of 4.5 and more on white. */
export const theme: ThemeConfig = {
  token: {
    motion: !prefersStillness(),
    colorPrimary: '#1f5c46',
    colorLink: '#1f5c46',
    colorError: '#c5221f',
    colorErrorHover: '#b3261e',
    colorTextPlaceholder: '#6b6b6b',
    colorTextDescription: '#595959',
    colorTextTertiary: '#6b6b6b',
    colorTextQuaternary: '#6b6b6b',
    colorTextDisabled: '#6b6b6b',
    borderRadius: 6,
  },
  components: {
    Layout: { headerBg: '#fff', headerHeight: 56, headerPadding: '0 16px', bodyBg: '#f4f6f5' },
    Menu: {
      itemSelectedBg: '#e3efe9',
      itemSelectedColor: '#1f5c46',
      itemHeight: 36,
      itemMarginBlock: 2,
      subMenuItemBg: '#fff',
    },
    Table: {
      rowSelectedBg: '#e3efe9',
      rowSelectedHoverBg: '#d7e8df',
      headerBg: '#eef2f0',
      cellPaddingBlock: 12,
      cellPaddingBlockSM: 6,
    },
  },
}
