/**
 * Stands in for the part of Taro's parser of HTML that reads `<style>` elements. The server leaves none in what it sends
 * (server/src/lib/html-rules), and their selectors are 3 KB of the main packages.
 */
export default class StyleTagParser {
  constructor() {
    this.styles = []
  }

  extractStyle(html) {
    return html.trim()
  }

  matchStyle() {
    return ''
  }
}
