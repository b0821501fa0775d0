import type { CollectionConfig, Field, TextField } from 'payload'
import { text as validateText } from 'payload/shared'
import { isStaffField, mayChange, mayDelete, mayTranslate, mayWrite, readPublished } from '#content/access/roles.ts'
import { authorFields } from '#content/audit/author.ts'
import { names } from '#content/fields/labels.ts'
import { line } from '#content/fields/texts.ts'
import { requirePublishRight } from '#content/hooks/publish-right.ts'
import { purgeHooks } from '#content/hooks/purge.ts'
import { fileRules } from '#content/hooks/stored-files.ts'
import { arrivalFolder } from '#content/pictures/folders.ts'
import { pictureDoor } from '#content/pictures/public-files.ts'
import { keepFile, receiveFile } from '#content/pictures/receive-file.ts'
import { findEarlierFile, putBackFile } from '#content/pictures/restore-file.ts'
import { avifOptions, pictureWidths } from '#content/pictures/sizes.ts'
import { copiesAreDrafts, groups, languagesColumn } from './content-collection.ts'

const upload: CollectionConfig['upload'] = {
  staticDir: arrivalFolder,
  handlers: pictureDoor,
  mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
  focalPoint: true,
  // Payload would send the whole file for each row of a list.
  adminThumbnail: 'avif480',
  resizeOptions: { width: 2400, withoutEnlargement: true },
  imageSizes: [
    ...pictureWidths.map((width) => ({
      name: `avif${width}`,
      width,
      withoutEnlargement: true,
      formatOptions: { format: 'avif' as const, options: avifOptions },
    })),
    // For the browsers without AVIF, one size is enough: they are few and old.
    {
      name: 'fallback',
      width: 960,
      withoutEnlargement: true,
      formatOptions: { format: 'webp', options: { quality: 78 } },
    },
  ],
  // The pictures' own addresses come from the portal; Payload's are for signed-in staff.
  skipSafeFetch: false,
  pasteURL: false,
}

const altLine = line(
  'alt',
  ['替代文字', 'Alternative text', '看不到图片的人读到的内容', 'For people who can’t see the picture'],
  true,
)

/** Asked for in the language that is written; a version that is put back may have words in the other one only. */
const alt: Field = {
  ...altLine,
  validate: (value: unknown, options: Parameters<typeof validateText>[1]) =>
    options.req.context.isRestoringVersion === true || validateText(value as string | null | undefined, options),
} as TextField

/** A picture that is drawn dark stands as a black slab on a light page: the same one, drawn for it. */
const light: Field = {
  name: 'light',
  type: 'upload',
  relationTo: 'media',
  label: { zh: '浅色主题的版本', en: 'For the light theme' },
  filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
  admin: {
    position: 'sidebar',
    description: {
      zh: '同一张图，为浅色页面绘制；不填则两种主题都用本图。首屏大图不用它',
      en: 'The same picture, drawn for light pages; without it both themes show this one. A first screen never uses it',
    },
  },
}

/** For finding, and for nobody but staff. */
const tags: Field = {
  name: 'tags',
  type: 'text',
  hasMany: true,
  maxLength: 40,
  maxRows: 20,
  access: { read: isStaffField },
  label: { zh: '标签', en: 'Tags' },
  admin: {
    position: 'sidebar',
    description: {
      zh: '用来在图片库里查找，访客看不到；每个标签按回车键确认',
      en: 'For finding the picture; visitors don’t see them. Press Enter after each',
    },
  },
}

/**
 * Pictures of the site. No SVG and no HTML: a file of these kinds opened by its address could run a script. A new picture
 * is a draft until something that shows it is published, and goes public with that; of a public one every change is a draft
 * until it is published; docs/decisions/0051-pictures-with-drafts.md.
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: names('图片', 'Picture', 'Pictures'),
  admin: {
    group: groups.site,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'languageStates', 'updatedAt'],
    components: {
      beforeListTable: ['/pictures/picture-filters.tsx#PictureFilters'],
      edit: { SaveDraftButton: '/publish/save-draft-button.tsx#SaveDraftButton' },
    },
  },
  access: {
    // Of files the handler above decides, by what is public at that moment.
    read: (args) => args.isReadingStaticFile === true || readPublished(args),
    create: mayWrite,
    update: mayChange,
    delete: mayDelete,
    readVersions: mayTranslate,
  },
  trash: true,
  // A copy would be a second file of the same picture.
  disableDuplicate: true,
  // Without `autosave`: each save of a cut picture would be another file.
  versions: { drafts: { localizeStatus: true, validate: true }, maxPerDoc: 20 },
  upload,
  hooks: {
    // The right comes before the file: what is refused leaves nothing behind.
    beforeOperation: [requirePublishRight, ...fileRules, receiveFile, findEarlierFile],
    beforeChange: [putBackFile],
    afterChange: [keepFile, ...purgeHooks.afterChange],
    afterDelete: purgeHooks.afterDelete,
  },
  fields: [
    alt,
    line('caption', ['图注', 'Caption', '图片下方的说明，可不填', 'Text below the picture; may be empty']),
    light,
    tags,
    languagesColumn,
    copiesAreDrafts,
    ...authorFields,
  ],
}
