import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LanguagesCell as LanguagesCell_1ed8dcf8d97e2a8737d23472323877b9 } from '../components/languages-cell.tsx'
import { ReleaseUpload as ReleaseUpload_83b833589935c2a9a18e3fe6191f5c31 } from '../components/release-upload.tsx'
import { TicketFiles as TicketFiles_1f628bc3c5ccef43db293db125e37357 } from '../components/enquiry-files.tsx'
import { NoteFiles as NoteFiles_1f628bc3c5ccef43db293db125e37357 } from '../components/enquiry-files.tsx'
import { DeskInboxFiles as DeskInboxFiles_1f628bc3c5ccef43db293db125e37357 } from '../components/enquiry-files.tsx'
import { EnquiryFiles as EnquiryFiles_1f628bc3c5ccef43db293db125e37357 } from '../components/enquiry-files.tsx'
import { EnquiryExport as EnquiryExport_13c760b778d0ba6db238967e086cd16d } from '../components/enquiry-export.tsx'
import { SecondFactor as SecondFactor_48152abe3f5bf3547803f16f8db60ad4 } from '../components/second-factor.tsx'
import { PresentPassword as PresentPassword_52c8a8ac28f6288c0438f6dd6ff73cd4 } from '../components/present-password.tsx'
import { SearchQueriesLink as SearchQueriesLink_f76572cab1f8cac5103217e1b6731198 } from '../components/search-queries-link.tsx'
import { MissingFiles as MissingFiles_bb642838f1c6095895f5892e92889233 } from '../components/missing-files.tsx'
import { MissingMailboxes as MissingMailboxes_f819c5b3a3c76c2b8a629c9576c59107 } from '../components/missing-mailboxes.tsx'
import { UnshownRecords as UnshownRecords_6b98a59724bc25b876071e9e919c3ee5 } from '../components/unshown-records.tsx'
import { DeskLink as DeskLink_afd09421e1a261aead36d09a591a2b3a } from '../components/desk/desk-link.tsx'
import { SearchQueries as SearchQueries_73bb1c2d2904477c9e829f138b8a73a2 } from '../components/search-queries.tsx'
import { DeskView as DeskView_9ad5d136b19d01d0c4598c685f302cb3 } from '../components/desk/desk-view.tsx'
import { ReportsView as ReportsView_2700491996ee97d40707a36d2e53e3c5 } from '../components/desk/reports-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/languages-cell.tsx#LanguagesCell": LanguagesCell_1ed8dcf8d97e2a8737d23472323877b9,
  "/components/release-upload.tsx#ReleaseUpload": ReleaseUpload_83b833589935c2a9a18e3fe6191f5c31,
  "/components/enquiry-files.tsx#TicketFiles": TicketFiles_1f628bc3c5ccef43db293db125e37357,
  "/components/enquiry-files.tsx#NoteFiles": NoteFiles_1f628bc3c5ccef43db293db125e37357,
  "/components/enquiry-files.tsx#DeskInboxFiles": DeskInboxFiles_1f628bc3c5ccef43db293db125e37357,
  "/components/enquiry-files.tsx#EnquiryFiles": EnquiryFiles_1f628bc3c5ccef43db293db125e37357,
  "/components/enquiry-export.tsx#EnquiryExport": EnquiryExport_13c760b778d0ba6db238967e086cd16d,
  "/components/second-factor.tsx#SecondFactor": SecondFactor_48152abe3f5bf3547803f16f8db60ad4,
  "/components/present-password.tsx#PresentPassword": PresentPassword_52c8a8ac28f6288c0438f6dd6ff73cd4,
  "/components/search-queries-link.tsx#SearchQueriesLink": SearchQueriesLink_f76572cab1f8cac5103217e1b6731198,
  "/components/missing-files.tsx#MissingFiles": MissingFiles_bb642838f1c6095895f5892e92889233,
  "/components/missing-mailboxes.tsx#MissingMailboxes": MissingMailboxes_f819c5b3a3c76c2b8a629c9576c59107,
  "/components/unshown-records.tsx#UnshownRecords": UnshownRecords_6b98a59724bc25b876071e9e919c3ee5,
  "/components/desk/desk-link.tsx#DeskLink": DeskLink_afd09421e1a261aead36d09a591a2b3a,
  "/components/search-queries.tsx#SearchQueries": SearchQueries_73bb1c2d2904477c9e829f138b8a73a2,
  "/components/desk/desk-view.tsx#DeskView": DeskView_9ad5d136b19d01d0c4598c685f302cb3,
  "/components/desk/reports-view.tsx#ReportsView": ReportsView_2700491996ee97d40707a36d2e53e3c5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
