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
    colorTextPlaceholder: '#6b6b6b',
    colorTextDescription: '#595959',
    colorTextTertiary: '#6b6b6b',
    colorTextQuaternary: '#6b6b6b',
    colorTextDisabled: '#6b6b6b',
    borderRadius: 6,
  },
  components: {
    Menu: { itemSelectedBg: '#e3efe9', itemSelectedColor: '#1f5c46' },
    Table: { rowSelectedBg: '#e3efe9', rowSelectedHoverBg: '#d7e8df' },
  },
}
