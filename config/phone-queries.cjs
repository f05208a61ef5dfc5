/**
 * A PostCSS plugin of the mini-programs: takes out what stands in the mixin `wide` (src/ui/theme/layout.scss). No phone
 * is that wide, and every byte of the main package counts.
 */
const WIDE = /\(min-width:\s*1024px\)/

module.exports = () => ({
  postcssPlugin: 'phone-queries',
  AtRule: {
    media(rule) {
      if (WIDE.test(rule.params)) rule.remove()
    },
  },
})
