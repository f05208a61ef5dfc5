/** A picture or sound imported by a module is its address in the build. */
module.exports = '/file-stub'
