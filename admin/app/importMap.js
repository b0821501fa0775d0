import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FormulaPreview as FormulaPreview_705d91dcc28ff69bc3dc54f619fc7832 } from '../text/formula-preview.tsx'
import { FormulaLabel as FormulaLabel_633f5d58f0adeaee59469390d6d55cb3 } from '../text/inline-labels.tsx'
import { FootnoteLabel as FootnoteLabel_633f5d58f0adeaee59469390d6d55cb3 } from '../text/inline-labels.tsx'
import { OfficePasteClient as OfficePasteClient_a1bf5e18d94426b948100fe433aa30f4 } from '../text/office-paste.tsx'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TargetPicker as TargetPicker_aee4f71dc93312a2578d54bcc4d71344 } from '../links/target-picker.tsx'
import { LanguagesCell as LanguagesCell_9eb1666cca668e01aa69ea8756c0f265 } from '../publish/languages-cell.tsx'
import { KeepLateChanges as KeepLateChanges_4f9279e703068f64dacd678e79a879a1 } from '../session/keep-late-changes.tsx'
import { SharePreview as SharePreview_74dbecdbb932eb30f8f733a6ea214670 } from '../preview/share-preview.tsx'
import { ReviewDocument as ReviewDocument_33d84a9ba41ea2f40a76006baa0afea4 } from '../review/review-document.tsx'
import { PlanDocument as PlanDocument_c560818e6bf7f68108b0c6a5d7917998 } from '../plan/plan-document.tsx'
import { UsesDocument as UsesDocument_f6e874e28d5954311c6db45ccc7433b8 } from '../uses/uses-document.tsx'
import { SaveDraftButton as SaveDraftButton_f7ca3a48b41558b4565844a87742c6c4 } from '../publish/save-draft-button.tsx'
import { VersionsView as VersionsView_dfa22bfb07e8ba457e75e6e064fb67ab } from '../audit/versions-view.tsx'
import { RowLabel as RowLabel_99ac5fafc085d25353d6c1a153dab207 } from '../fields/row-label.tsx'
import { ReleaseUpload as ReleaseUpload_31e7393c70da3185d824bca082bc463b } from '../release/release-upload.tsx'
import { UnsavedForm as UnsavedForm_1dab91b4ccf99187d3865257a5608246 } from '../session/unsaved-form.tsx'
import { FormEntries as FormEntries_c218a3115c2515d217113f29b699c2e7 } from '../form/form-entries.tsx'
import { SiteFormList as SiteFormList_581b54bb45d746111d21e7b60c0bb779 } from '../site-forms/site-form-list.tsx'
import { TextGuide as TextGuide_a42f47f500e187cc26be0d7707aae92e } from '../interface-texts/text-guide.tsx'
import { BlockLabel as BlockLabel_795c50720e7d8fdc6862a41af827fe6c } from '../fields/block-label.tsx'
import { PictureFilters as PictureFilters_f332a670ea4a1df5fc920d2f2ef3f5be } from '../pictures/picture-filters.tsx'
import { SynonymPreviewField as SynonymPreviewField_fd473d68d4e5e4b2795b807df672fa69 } from '../search/synonym-preview-field.tsx'
import { MailGuide as MailGuide_1240a6d654100f94d9ec1dea04cab369 } from '../mail-texts/mail-guide.tsx'
import { MailPreviewField as MailPreviewField_72e17960bc8c9efb9f73c1e4471064c8 } from '../mail-texts/mail-preview.tsx'
import { TicketFiles as TicketFiles_bd66edfbf3b37fcbb4d23ad07606ecbc } from '../enquiry/enquiry-files.tsx'
import { NoteFiles as NoteFiles_bd66edfbf3b37fcbb4d23ad07606ecbc } from '../enquiry/enquiry-files.tsx'
import { DeskInboxFiles as DeskInboxFiles_bd66edfbf3b37fcbb4d23ad07606ecbc } from '../enquiry/enquiry-files.tsx'
import { EnquiryFiles as EnquiryFiles_bd66edfbf3b37fcbb4d23ad07606ecbc } from '../enquiry/enquiry-files.tsx'
import { EnquiryExport as EnquiryExport_c011e0015a5cfd562b621a914f6d9dde } from '../enquiry/enquiry-export.tsx'
import { SecondFactor as SecondFactor_2043fdf15290c51912a6bcd1a3343f93 } from '../staff/second-factor.tsx'
import { PresentPassword as PresentPassword_be40e75d7c7c60d86d5d68ce1187935f } from '../staff/present-password.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { PublishButton as PublishButton_10e2662a6aee9f8c771d080325d340b5 } from '../publish/publish-button.tsx'
import { NoUnpublishButton as NoUnpublishButton_c91109d15dccf2fb0fbc835608f195c1 } from '../publish/no-unpublish-button.tsx'
import { ImageInput as ImageInput_c1f9fcba7edb599f8de3cfc9d9193e59 } from '../brand/image-input.tsx'
import { ColourInput as ColourInput_9f980acfdde8d6e98d97cca69a2115fd } from '../brand/colour-input.tsx'
import { PalettePreview as PalettePreview_02f74bd80be387ce1b30c15f2516bb33 } from '../brand/palette-preview.tsx'
import { MenusView as MenusView_65e899cf6bf477b9ce5d692950ae948d } from '../fields/menus-view.tsx'
import { Mark as Mark_354877864e73c9769440234c32e410b2 } from '../frame/mark.tsx'
import { SignInHead as SignInHead_037a36def76c1e1dc654d170fa04906d } from '../frame/sign-in-head.tsx'
import { FinderAction as FinderAction_1166c44880f6f57bfdaabdd042b1169f } from '../finder/finder-action.tsx'
import { ReviewLink as ReviewLink_38b5f23615eedc9e3eb545dfa9d46af2 } from '../review/review-link.tsx'
import { TranslateLink as TranslateLink_f168ea929a1e7017b6c1d9e83691d0cc } from '../translate/translate-link.tsx'
import { PlansLink as PlansLink_dd43cd0dd3ce96139e248c51bd194cea } from '../plan/plans-link.tsx'
import { LinksLink as LinksLink_fe56a1b583ff192429052513bc19a549 } from '../links/links-link.tsx'
import { OldAddressesLink as OldAddressesLink_2f43b443a20f2197f8e54164376683a4 } from '../redirects/old-addresses-link.tsx'
import { InterfaceTextsLink as InterfaceTextsLink_00d8ea2a0892ad11d4ac0abe7ad02947 } from '../interface-texts/interface-texts-link.tsx'
import { MailTextsLink as MailTextsLink_7c81e3751d11cbd0ddb7579e7c48349e } from '../mail-texts/mail-texts-link.tsx'
import { SearchQueriesLink as SearchQueriesLink_ef9dd50effe94bc8bb66f665686bea0b } from '../search/search-queries-link.tsx'
import { AuditLink as AuditLink_4c3f2cf8fec7c96108a70f00f2bc8e3b } from '../audit/audit-link.tsx'
import { DoctorLink as DoctorLink_49ec86ea1fb15466ba43f06d895c36d4 } from '../doctor/doctor-link.tsx'
import { MoveLink as MoveLink_ba35010a1677c9cb7e44659dbc1554ce } from '../move/move-link.tsx'
import { DeskLink as DeskLink_2ffa1b64ca3489ae3259cf9eff85085e } from '../desk/desk-link.tsx'
import { EarlyPresses as EarlyPresses_7b02a14e8eed13a6f97b88a4a9de017a } from '../frame/early-presses.tsx'
import { NamedControls as NamedControls_43e51a7279f91b1c9f2336c059987b2d } from '../frame/named-controls.tsx'
import { SessionGuard as SessionGuard_d3ab7acf045f48258adad596b7c799a2 } from '../session/session-guard.tsx'
import { StartView as StartView_9dc9992769621f866fdcc1bda3e8a01d } from '../start/start-view.tsx'
import { AuditView as AuditView_691dcd0162b33bba5310557ebe4108d2 } from '../audit/audit-view.tsx'
import { SearchQueries as SearchQueries_0cd0d7edacf85f76adf0ccb10f431a60 } from '../search/search-queries.tsx'
import { SetupView as SetupView_17f83551b05791ba2f5d4ac86d7376bc } from '../setup/setup-view.tsx'
import { DemoView as DemoView_b187bd78461eb517a4758320b2179744 } from '../demo/demo-view.tsx'
import { ReviewView as ReviewView_58d80fd6df688c2708817b80a3e7becc } from '../review/review-view.tsx'
import { TranslateRecordView as TranslateRecordView_a1e8928473a57bb35b8545866e8d894e } from '../translate/translate-record-view.tsx'
import { TranslateView as TranslateView_1f7d913fe4d7aee170698d3c029d7a5f } from '../translate/translate-view.tsx'
import { PlansView as PlansView_e2697a6f7b0effb8f7ac17bb8672d930 } from '../plan/plans-view.tsx'
import { LinksView as LinksView_cd851927009490e824348ec31d16c571 } from '../links/links-view.tsx'
import { OldAddressesView as OldAddressesView_481d199df5226c4e5ba4a6c80948fac0 } from '../redirects/old-addresses-view.tsx'
import { InterfaceTextsView as InterfaceTextsView_8a6f7de549a26832e30fa61c031ab0d0 } from '../interface-texts/interface-texts-view.tsx'
import { MailTextsView as MailTextsView_3da6ad8626a8877e51825b914a9ccf12 } from '../mail-texts/mail-texts-view.tsx'
import { DoctorView as DoctorView_1b223148b7ec2758b261cdf590a19133 } from '../doctor/doctor-view.tsx'
import { MoveView as MoveView_691e8fac537fb5d29565b78c5955b168 } from '../move/move-view.tsx'
import { DeskView as DeskView_dab06a95a548b29c4b6301bad205a65a } from '../desk/desk-view.tsx'
import { ReportsView as ReportsView_058804b493c287e547d929166d1de56b } from '../desk/reports-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/text/formula-preview.tsx#FormulaPreview": FormulaPreview_705d91dcc28ff69bc3dc54f619fc7832,
  "/text/inline-labels.tsx#FormulaLabel": FormulaLabel_633f5d58f0adeaee59469390d6d55cb3,
  "/text/inline-labels.tsx#FootnoteLabel": FootnoteLabel_633f5d58f0adeaee59469390d6d55cb3,
  "/text/office-paste.tsx#OfficePasteClient": OfficePasteClient_a1bf5e18d94426b948100fe433aa30f4,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/links/target-picker.tsx#TargetPicker": TargetPicker_aee4f71dc93312a2578d54bcc4d71344,
  "/publish/languages-cell.tsx#LanguagesCell": LanguagesCell_9eb1666cca668e01aa69ea8756c0f265,
  "/session/keep-late-changes.tsx#KeepLateChanges": KeepLateChanges_4f9279e703068f64dacd678e79a879a1,
  "/preview/share-preview.tsx#SharePreview": SharePreview_74dbecdbb932eb30f8f733a6ea214670,
  "/review/review-document.tsx#ReviewDocument": ReviewDocument_33d84a9ba41ea2f40a76006baa0afea4,
  "/plan/plan-document.tsx#PlanDocument": PlanDocument_c560818e6bf7f68108b0c6a5d7917998,
  "/uses/uses-document.tsx#UsesDocument": UsesDocument_f6e874e28d5954311c6db45ccc7433b8,
  "/publish/save-draft-button.tsx#SaveDraftButton": SaveDraftButton_f7ca3a48b41558b4565844a87742c6c4,
  "/audit/versions-view.tsx#VersionsView": VersionsView_dfa22bfb07e8ba457e75e6e064fb67ab,
  "/fields/row-label.tsx#RowLabel": RowLabel_99ac5fafc085d25353d6c1a153dab207,
  "/release/release-upload.tsx#ReleaseUpload": ReleaseUpload_31e7393c70da3185d824bca082bc463b,
  "/session/unsaved-form.tsx#UnsavedForm": UnsavedForm_1dab91b4ccf99187d3865257a5608246,
  "/form/form-entries.tsx#FormEntries": FormEntries_c218a3115c2515d217113f29b699c2e7,
  "/site-forms/site-form-list.tsx#SiteFormList": SiteFormList_581b54bb45d746111d21e7b60c0bb779,
  "/interface-texts/text-guide.tsx#TextGuide": TextGuide_a42f47f500e187cc26be0d7707aae92e,
  "/fields/block-label.tsx#BlockLabel": BlockLabel_795c50720e7d8fdc6862a41af827fe6c,
  "/pictures/picture-filters.tsx#PictureFilters": PictureFilters_f332a670ea4a1df5fc920d2f2ef3f5be,
  "/search/synonym-preview-field.tsx#SynonymPreviewField": SynonymPreviewField_fd473d68d4e5e4b2795b807df672fa69,
  "/mail-texts/mail-guide.tsx#MailGuide": MailGuide_1240a6d654100f94d9ec1dea04cab369,
  "/mail-texts/mail-preview.tsx#MailPreviewField": MailPreviewField_72e17960bc8c9efb9f73c1e4471064c8,
  "/enquiry/enquiry-files.tsx#TicketFiles": TicketFiles_bd66edfbf3b37fcbb4d23ad07606ecbc,
  "/enquiry/enquiry-files.tsx#NoteFiles": NoteFiles_bd66edfbf3b37fcbb4d23ad07606ecbc,
  "/enquiry/enquiry-files.tsx#DeskInboxFiles": DeskInboxFiles_bd66edfbf3b37fcbb4d23ad07606ecbc,
  "/enquiry/enquiry-files.tsx#EnquiryFiles": EnquiryFiles_bd66edfbf3b37fcbb4d23ad07606ecbc,
  "/enquiry/enquiry-export.tsx#EnquiryExport": EnquiryExport_c011e0015a5cfd562b621a914f6d9dde,
  "/staff/second-factor.tsx#SecondFactor": SecondFactor_2043fdf15290c51912a6bcd1a3343f93,
  "/staff/present-password.tsx#PresentPassword": PresentPassword_be40e75d7c7c60d86d5d68ce1187935f,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/publish/publish-button.tsx#PublishButton": PublishButton_10e2662a6aee9f8c771d080325d340b5,
  "/publish/no-unpublish-button.tsx#NoUnpublishButton": NoUnpublishButton_c91109d15dccf2fb0fbc835608f195c1,
  "/brand/image-input.tsx#ImageInput": ImageInput_c1f9fcba7edb599f8de3cfc9d9193e59,
  "/brand/colour-input.tsx#ColourInput": ColourInput_9f980acfdde8d6e98d97cca69a2115fd,
  "/brand/palette-preview.tsx#PalettePreview": PalettePreview_02f74bd80be387ce1b30c15f2516bb33,
  "/fields/menus-view.tsx#MenusView": MenusView_65e899cf6bf477b9ce5d692950ae948d,
  "/frame/mark.tsx#Mark": Mark_354877864e73c9769440234c32e410b2,
  "/frame/sign-in-head.tsx#SignInHead": SignInHead_037a36def76c1e1dc654d170fa04906d,
  "/finder/finder-action.tsx#FinderAction": FinderAction_1166c44880f6f57bfdaabdd042b1169f,
  "/review/review-link.tsx#ReviewLink": ReviewLink_38b5f23615eedc9e3eb545dfa9d46af2,
  "/translate/translate-link.tsx#TranslateLink": TranslateLink_f168ea929a1e7017b6c1d9e83691d0cc,
  "/plan/plans-link.tsx#PlansLink": PlansLink_dd43cd0dd3ce96139e248c51bd194cea,
  "/links/links-link.tsx#LinksLink": LinksLink_fe56a1b583ff192429052513bc19a549,
  "/redirects/old-addresses-link.tsx#OldAddressesLink": OldAddressesLink_2f43b443a20f2197f8e54164376683a4,
  "/interface-texts/interface-texts-link.tsx#InterfaceTextsLink": InterfaceTextsLink_00d8ea2a0892ad11d4ac0abe7ad02947,
  "/mail-texts/mail-texts-link.tsx#MailTextsLink": MailTextsLink_7c81e3751d11cbd0ddb7579e7c48349e,
  "/search/search-queries-link.tsx#SearchQueriesLink": SearchQueriesLink_ef9dd50effe94bc8bb66f665686bea0b,
  "/audit/audit-link.tsx#AuditLink": AuditLink_4c3f2cf8fec7c96108a70f00f2bc8e3b,
  "/doctor/doctor-link.tsx#DoctorLink": DoctorLink_49ec86ea1fb15466ba43f06d895c36d4,
  "/move/move-link.tsx#MoveLink": MoveLink_ba35010a1677c9cb7e44659dbc1554ce,
  "/desk/desk-link.tsx#DeskLink": DeskLink_2ffa1b64ca3489ae3259cf9eff85085e,
  "/frame/early-presses.tsx#EarlyPresses": EarlyPresses_7b02a14e8eed13a6f97b88a4a9de017a,
  "/frame/named-controls.tsx#NamedControls": NamedControls_43e51a7279f91b1c9f2336c059987b2d,
  "/session/session-guard.tsx#SessionGuard": SessionGuard_d3ab7acf045f48258adad596b7c799a2,
  "/start/start-view.tsx#StartView": StartView_9dc9992769621f866fdcc1bda3e8a01d,
  "/audit/audit-view.tsx#AuditView": AuditView_691dcd0162b33bba5310557ebe4108d2,
  "/search/search-queries.tsx#SearchQueries": SearchQueries_0cd0d7edacf85f76adf0ccb10f431a60,
  "/setup/setup-view.tsx#SetupView": SetupView_17f83551b05791ba2f5d4ac86d7376bc,
  "/demo/demo-view.tsx#DemoView": DemoView_b187bd78461eb517a4758320b2179744,
  "/review/review-view.tsx#ReviewView": ReviewView_58d80fd6df688c2708817b80a3e7becc,
  "/translate/translate-record-view.tsx#TranslateRecordView": TranslateRecordView_a1e8928473a57bb35b8545866e8d894e,
  "/translate/translate-view.tsx#TranslateView": TranslateView_1f7d913fe4d7aee170698d3c029d7a5f,
  "/plan/plans-view.tsx#PlansView": PlansView_e2697a6f7b0effb8f7ac17bb8672d930,
  "/links/links-view.tsx#LinksView": LinksView_cd851927009490e824348ec31d16c571,
  "/redirects/old-addresses-view.tsx#OldAddressesView": OldAddressesView_481d199df5226c4e5ba4a6c80948fac0,
  "/interface-texts/interface-texts-view.tsx#InterfaceTextsView": InterfaceTextsView_8a6f7de549a26832e30fa61c031ab0d0,
  "/mail-texts/mail-texts-view.tsx#MailTextsView": MailTextsView_3da6ad8626a8877e51825b914a9ccf12,
  "/doctor/doctor-view.tsx#DoctorView": DoctorView_1b223148b7ec2758b261cdf590a19133,
  "/move/move-view.tsx#MoveView": MoveView_691e8fac537fb5d29565b78c5955b168,
  "/desk/desk-view.tsx#DeskView": DeskView_dab06a95a548b29c4b6301bad205a65a,
  "/desk/reports-view.tsx#ReportsView": ReportsView_058804b493c287e547d929166d1de56b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
