import type { CollectionConfig, TextareaFieldValidation } from 'payload'
import { mayChangeShown, mayDelete, mayWrite, readAlways } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line } from '#content/fields/texts.ts'
import { bucketHooks } from '#content/hooks/bucket-files.ts'
import { purgeHooks } from '#content/hooks/purge.ts'
import { answerStreamed, fileRules } from '#content/hooks/stored-files.ts'
import { searchHooks } from '#content/hooks/search.ts'
import { describeCaptionProblem, readCaptions } from '#domain/course/captions.ts'
import { storedFiles } from '#domain/storage/stored-folder.ts'
import { groups } from '#content/collections/content-collection.ts'

/** Captions and chapters are files that others write: what is wrong in one is said with its line (WebVTT). */
const validateCaptions =
  (kind: 'captions' | 'chapters'): TextareaFieldValidation =>
  (value, { req }) => {
    if (!value) return true
    const { problem } = readCaptions(value, kind)
    return problem === undefined ? true : describeCaptionProblem(problem, req.i18n.language === 'zh' ? 'zh' : 'en')
  }

const inBucket = bucketHooks('videos')

/** Videos of lessons, with captions and chapters in each language. */
export const videos: CollectionConfig = {
  slug: 'videos',
  labels: names('视频', 'Video', 'Videos'),
  admin: {
    group: groups.education,
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'],
  },
  access: { read: readAlways, create: mayWrite, update: mayChangeShown, delete: mayDelete },
  upload: {
    staticDir: storedFiles.videos.path,
    handlers: answerStreamed(storedFiles.videos, '/videos/'),
    mimeTypes: ['video/mp4', 'video/webm'],
    // Their addresses come from the portal, as those of the pictures do.
    skipSafeFetch: false,
    pasteURL: false,
  },
  hooks: {
    beforeOperation: [...fileRules, inBucket.prepare],
    afterChange: [inBucket.keep, ...purgeHooks.afterChange, ...searchHooks.afterChange],
    beforeDelete: searchHooks.beforeDelete,
    afterDelete: purgeHooks.afterDelete,
  },
  fields: [
    line('title', ['名称', 'Title', '视频讲什么', 'What it is about'], true),
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      required: true,
      ...describe('封面', 'Poster', '播放之前显示，16∶9', 'Shown before it plays, 16:9'),
    },
    {
      name: 'seconds',
      type: 'number',
      required: true,
      min: 1,
      max: 36_000,
      ...describe('长度', 'Length', '秒', 'In seconds'),
    },
    ...(['width', 'height'] as const).map((name) => ({
      name: `picture${name === 'width' ? 'Width' : 'Height'}`,
      type: 'number' as const,
      required: true,
      defaultValue: name === 'width' ? 1280 : 720,
      min: 16,
      max: 8192,
      ...describe(
        name === 'width' ? '画面宽' : '画面高',
        name === 'width' ? 'Picture width' : 'Picture height',
        '像素，页面据此留出位置',
        'In pixels; the page reserves space for it',
      ),
    })),
    {
      name: 'captions',
      type: 'textarea',
      localized: true,
      validate: validateCaptions('captions'),
      ...describe(
        '字幕',
        'Captions',
        '粘贴整个WebVTT文件，每种语言一份；文稿由它得出',
        'Paste the whole WebVTT file, one per language; the transcript is made from it',
      ),
    },
    {
      name: 'chapters',
      type: 'textarea',
      localized: true,
      validate: validateCaptions('chapters'),
      ...describe('章节', 'Chapters', 'WebVTT，每段的文字是章节名', 'WebVTT; the text of each cue names a chapter'),
    },
  ],
}
