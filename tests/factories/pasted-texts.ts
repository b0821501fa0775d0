/** What programs put on the clipboard as HTML when somebody copies from them, shortened, with their peculiarities. */
export const pasted = {
  word: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:10.5pt; font-family:DengXian; mso-fareast-font-family:DengXian;} @list l0 {mso-list-id:318123456;} --></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt;word-wrap:break-word'><!--StartFragment-->
<h2 style='margin-left:0cm'><span lang=EN-US style='font-family:"Calibri Light",sans-serif;color:red'>Limits of the bench<o:p></o:p></span></h2>
<p class=MsoNormal><span lang=EN-US>Measured with <b style='mso-bidi-font-weight:normal'>two</b> sensors, see <a href="https://example.com/report"><span style='color:#0563C1'>the report</span></a>.<script>window.pastedScript = true</script><o:p></o:p></span></p>
<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings;mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]><span lang=EN-US>Pressure below 20 bar<o:p></o:p></span></p>
<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings;mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]><span lang=EN-US>No shock loads<o:p></o:p></span></p>
<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span lang=EN-US style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]><span lang=EN-US>Warm up<o:p></o:p></span></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=277 colspan=2 valign=top style='border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt'><p class=MsoNormal><span lang=EN-US>Pressure, bar<o:p></o:p></span></p></td><td><p class=MsoNormal><span lang=EN-US>Result<o:p></o:p></span></p></td></tr>
 <tr style='mso-yfti-irow:1'><td rowspan=2><p class=MsoNormal>12</p></td><td><p class=MsoNormal>14</p></td><td><p class=MsoNormal>holds</p></td></tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'><td><p class=MsoNormal>16</p></td><td><p class=MsoNormal>leaks</p></td></tr>
</table>
<!--EndFragment--></body></html>`,
  excel: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {mso-number-format:"0\\.00"; background:yellow;} --></style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment--><col width=64 span=3 style='width:48pt'>
 <tr height=20 style='height:15.0pt'><td colspan=2 height=20 class=xl65 width=128 style='height:15.0pt;mso-ignore:colspan'>Load</td><td class=xl65 width=64>Life</td></tr>
 <tr height=20><td rowspan=2 height=40 class=xl65>2.50</td><td class=xl65 align=right x:num>1.20</td><td class=xl65>410 h</td></tr>
 <tr height=20><td class=xl65>1.80</td><td class=xl65 onclick="window.pastedScript = true">156 h</td></tr>
<!--EndFragment--></table></body></html>`,
  feishu: `<meta charset='utf-8'><html><head></head><body><div data-page-id="Xd1fdabc" data-lark-html-role="root" data-docx-has-block-data="true">
<h2 class="heading-2 ace-line old-record-id-Ab1">使用范围</h2>
<div class="ace-line ace-line old-record-id-Ab2"><strong>注意</strong>：详见<a href="https://example.com/spec" data-lark-link="1">说明书</a>。<img src="x" onerror="window.pastedScript = true"></div>
<ul class="list-bullet1"><li class="ace-line ace-line old-record-id-Ab3" data-list="bullet"><div>压力低于20 bar</div></li><li class="ace-line" data-list="bullet"><div>无冲击</div></li></ul>
<ol class="list-number1" start="1"><li class="ace-line" data-list="number"><div>预热</div></li></ol>
<div data-type="sheet"><table data-block-id="Ab5" style="border-collapse:collapse"><colgroup><col width="180"><col width="180"></colgroup><tbody>
<tr style="height:39px"><td colspan="2" rowspan="1" style="background-color:#f2f3f5;vertical-align:top"><div class="ace-line" data-zone-id="x1">压力</div></td><td><div>结果</div></td></tr>
<tr><td rowspan="2"><div>12</div></td><td><div>14</div></td><td><div>合格</div></td></tr><tr><td><div>16</div></td><td><div>漏油</div></td></tr></tbody></table></div>
</div><span data-lark-record-data="{&quot;rootId&quot;:&quot;Xd1fdabc&quot;}" data-lark-record-format="docx/record" class="lark-record-clipboard"></span></body></html>`,
  wps: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name="ProgId" content="Word.Document"><meta name="Generator" content="Kingsoft WPS"></head><body><!--StartFragment-->
<h3><span style="mso-spacerun:'yes';font-family:宋体;font-weight:bold;">检验<o:p></o:p></span></h3>
<p class=MsoNormal><b><span style="mso-spacerun:'yes';font-family:宋体;">先预热</span></b><span style="mso-spacerun:'yes';">，再加压。</span></p>
<table class=MsoTableGrid style="border-collapse:collapse;mso-table-layout-alt:fixed;"><tr><td width=284 valign=top colspan=2 style="width:213.05pt;border:1.0000pt solid windowtext;mso-border-left-alt:0.5000pt solid windowtext;"><p class=MsoNormal><span>压力</span></p></td></tr><tr><td><p class=MsoNormal>12</p></td><td><p class=MsoNormal>合格</p></td></tr></table>
<!--EndFragment--></body></html>`,
} as const
