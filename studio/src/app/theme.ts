import type { ThemeConfig } from 'antd'
import { colours } from './colours'

/** Whether the device is set to less motion, as the studio starts. */
const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The look of antd's parts: the colours of the studio, and measures of its frame. */
export const theme: ThemeConfig = {
  token: {
    motion: !prefersStillness(),
    colorPrimary: colours.primary,
    colorLink: colours.primary,
    colorError: colours.danger,
    colorErrorHover: colours['danger-strong'],
    colorTextPlaceholder: colours['text-tertiary'],
    colorTextDescription: colours['text-secondary'],
    colorTextTertiary: colours['text-tertiary'],
    colorTextQuaternary: colours['text-tertiary'],
    colorTextDisabled: colours['text-tertiary'],
    borderRadius: 6,
  },
  components: {
    // Headings of screens, and of their parts.
    Typography: { fontSizeHeading1: 22, lineHeightHeading1: 32 / 22, fontSizeHeading2: 16, fontSizeHeading3: 16 },
    Layout: { headerBg: colours.surface, headerHeight: 56, headerPadding: '0 16px', bodyBg: colours.ground },
    Menu: {
      itemSelectedBg: colours.selection,
      itemSelectedColor: colours.primary,
      itemHeight: 36,
      itemMarginBlock: 2,
      subMenuItemBg: colours.surface,
    },
    Table: {
      rowSelectedBg: colours.selection,
      rowSelectedHoverBg: colours['selection-hover'],
      headerBg: colours['table-head'],
      cellPaddingBlock: 12,
      cellPaddingBlockSM: 6,
    },
  },
}
