/** Columns of the pictures' table that their versions have as well. */
const columns = [
  'updated_at',
  'created_at',
  'url',
  'thumbnail_u_r_l',
  'filename',
  'mime_type',
  'filesize',
  'width',
  'height',
  'focal_x',
  'focal_y',
  ...['avif480', 'avif720', 'avif960', 'avif1440', 'fallback'].flatMap((size) =>
    ['url', 'width', 'height', 'mime_type', 'filesize', 'filename'].map((fact) => `sizes_${size}_${fact}`),
  ),
]

/**
 * For the migration that gives pictures drafts: those that are stored are public in each language in which they have words,
 * and have a version, without which Payload's lists would not show them. Their public documents are made anew before the
 * first answer, since no file is given away that none of them names.
 */
export const publishStoredPictures: readonly string[] = [
  `UPDATE media_locales SET _status = 'published' WHERE alt <> ''`,
  `INSERT INTO _media_v (parent_id, ${columns.map((column) => `version_${column}`).join(', ')}, created_at, updated_at, latest)
   SELECT id, ${columns.join(', ')}, created_at, updated_at, true FROM media ORDER BY id`,
  `INSERT INTO _media_v_locales (version_alt, version_caption, version__status, _locale, _parent_id)
   SELECT l.alt, l.caption, 'published', l._locale, v.id
   FROM media_locales l JOIN _media_v v ON v.parent_id = l._parent_id`,
  `UPDATE _media_v_locales SET version__status = 'draft' WHERE version_alt = ''`,
  `DELETE FROM portico_published_state WHERE collection = 'media'`,
]
