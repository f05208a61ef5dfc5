/** Titles are Conventional Commits of at most 72 characters, so that the changelog is made of them. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: { 'header-max-length': [2, 'always', 72] },
}
