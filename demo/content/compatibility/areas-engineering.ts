import { area, covered, missing, partly } from './area.ts'

/** Pictures, and the engineering toolboxes. */
export const engineeringAreas = [
  area('plots', { zh: '绘图', en: 'Plots' }, [
    covered(
      'R2024b',
      `plot plot3 loglog semilogx semilogy plotyy polar errorbar fplot fplot3 fsurf fmesh fcontour ezplot
       ezsurf ezmesh ezpolar bar barh bar3 bar3h hist pie pie3 stairs stem stem3 scatter scatter3 quiver
       quiver3 contour contourf contour3 contourc surf surfc surfl surface surfnorm mesh meshc meshz slice
       pcolor patch fill fill3 line text title xlabel ylabel zlabel legend axis axes grid box hold subplot
       figure clf cla newplot shading lighting light material view caxis clabel xlim ylim zlim daspect pbaspect
       isocaps smooth3 stream2 stream3 curl cylinder sphere peaks print saveas hgsave hgload histogram colorbar
       colormap annotation isosurface histogram2`,
    ),
    covered(
      'R2025a',
      `nexttile rlim rticks thetalim xticks yticks zticks yyaxis xline yline sgtitle subtitle heatmap parula
       jet hsv hot cool spring summer autumn winter gray bone copper pink turbo rgb2hsv hsv2rgb rgb2gray
       contrast clim tiledlayout exportgraphics polarplot`,
    ),
    partly('R2025b', 'wordcloud', '词形不合并', 'Word forms are not merged'),
    partly('R2025b', 'geoplot', '没有底图', 'No base map'),
    partly('R2025b', 'geoscatter', '没有底图', 'No base map'),
    partly('R2025b', 'geobubble', '没有底图', 'No base map'),
    partly('R2025a', 'animatedline', '不支持MaximumNumPoints之外的缓存设置', 'No buffer settings but MaximumNumPoints'),
    partly('R2025b', 'volshow', '只有等值面', 'Isosurfaces only'),
    partly('R2025b', 'savefig', '保存为浑仪格式，MATLAB不能打开', 'Saves a format of our own that MATLAB cannot open'),
    partly('R2025b', 'openfig', '只读取线、面和文字', 'Reads lines, surfaces and texts only'),
  ]),
  area('graphics-objects', { zh: '图形对象', en: 'Graphics objects' }, [
    covered(
      'R2024b',
      `gca gcf gco gcbo gcbf get set reset ishandle findobj findall allchild ancestor copyobj drawnow refresh
       linkprop linkaxes hggroup groot closereq camdolly camorbit campan campos camproj camroll camup camva
       camzoom movegui shg`,
    ),
    partly('R2025a', 'rotate3d', '没有按轴限制', 'No limit to one axis'),
    partly('R2025a', 'zoom', '没有ActionPreCallback', 'No ActionPreCallback'),
    partly('R2025a', 'pan', '没有ActionPreCallback', 'No ActionPreCallback'),
    partly('R2025a', 'datacursormode', '不支持自定义显示函数', 'No display function of your own'),
    partly('R2025b', 'datatip', '只用于线和散点', 'For lines and scatter plots only'),
    missing(
      `ginput gtext gname plottools plotbrowser plotedit propertyeditor propedit figurepalette brush linkdata
       cameratoolbar inspect selectmoveresize rbbox dragrect rubberband datacursor axtoolbar axtoolbarbtn
       enableDefaultInteractivity disableDefaultInteractivity dataTipInteraction rulerPanInteraction
       zoomInteraction panInteraction rotateInteraction regionZoomInteraction`,
      '交互绘图；浑仪计算用属性窗格',
      'Interactive plotting; Armilla Compute has a property pane instead',
    ),
  ]),
  area('apps', { zh: '图形界面', en: 'Apps and dialogs' }, [
    covered('R2025a', `msgbox errordlg warndlg helpdlg questdlg inputdlg listdlg waitbar uigetfile uiputfile uigetdir
       uisetcolor`),
    partly('R2025b', 'uifigure', '没有WindowState', 'No WindowState'),
    partly('R2025b', 'uicontrol', "没有'listbox'的多选", "No multiple choice in 'listbox'"),
    partly('R2025b', 'uitable', '单元格不能分别设置样式', 'Cells cannot be styled one by one'),
    partly('R2025b', 'uimenu', '没有快捷键', 'No accelerators'),
    partly('R2026a', 'uigridlayout', "不支持'fit'行高", "Row height 'fit' is missing"),
    partly('R2026a', 'uislider', '没有范围滑块', 'No range slider'),
    missing(
      `guide appdesigner uihtml uitree uitreenode uicontextmenu uitoolbar uipushtool uitoggletool uibuttongroup
       uisetfont printdlg printpreview pagesetupdlg uiopen uisave uiundo uistack uilamp uiknob uiswitch
       uiconfirm uiprogressdlg`,
      '界面编程不同；见开放平台的扩展接口',
      'Interfaces are built differently; see the extensions of the open platform',
    ),
  ]),
  area('pictures-sound', { zh: '图像、声音与视频', en: 'Pictures, sound and video' }, [
    covered(
      'R2024b',
      `image imagesc imfinfo imformats im2double im2single im2uint8 im2uint16 ind2rgb rgb2ind ind2gray gray2ind
       im2frame frame2im getframe sound soundsc lin2mu mu2lin`,
    ),
    partly('R2025b', 'audiowrite', '只写WAV和FLAC', 'Writes WAV and FLAC only'),
    partly('R2025b', 'audioinfo', '不支持AAC', 'No AAC'),
    partly('R2025b', 'VideoReader', '不支持硬件解码', 'No hardware decoding'),
    partly('R2025b', 'VideoWriter', '只写Motion JPEG', 'Writes Motion JPEG only'),
    partly('R2026a', 'imshow', '不支持DisplayRange之外的交互', 'No interaction but DisplayRange'),
    missing('audiorecorder audiodevinfo audioplayer imtool implay impixelinfo imdistline impoly', '录音和交互看图', 'Recording, and interactive viewing'),
  ]),
  area('signal', { zh: '信号处理', en: 'Signal processing' }, [
    covered(
      'R2024b',
      `fft ifft fft2 ifft2 fftn ifftn fftw nufft freqz freqs impz zplane ellip fir1 fir2 firls firpm hann
       triang window pburg pcov pmcov peig pmtm cpsd stft istft xcorr xcov xcorr2 cconv dct idct ifwht czt
       chirp diric sinc vco arcov tf2sos zp2sos ss2sos tf2zp tf2zpk zp2tf tf2ss ss2tf zp2ss ss2zp obw snr sinad
       thd sfdr filtfilt periodogram spectrogram findpeaks pwelch butter fftshift hilbert resample decimate`,
    ),
    partly('R2025b', 'designfilt', '响应类型只有low、high、band、stop四种', 'Low-pass, high-pass, band-pass and band-stop only'),
    partly('R2025b', 'digitalFilter', '没有filterAnalyzer接口', 'No link to the filter analyser'),
    partly('R2026a', 'cwt', "小波只有'morse'和'amor'", "Wavelets 'morse' and 'amor' only"),
    partly('R2026a', 'emd', '没有最大信号比之外的停止条件', 'No stopping rule but the signal ratio'),
    partly('R2026a', 'vmd', '初始频率不能指定', 'Initial frequencies cannot be given'),
    partly('R2026a', 'instfreq', "只有'tfmoment'方法", "Method 'tfmoment' only"),
    missing('fdatool filterDesigner fvtool sptool wvtool signalAnalyzer windowDesigner', '交互界面', 'Interactive tools'),
  ]),
  area('control', { zh: '控制与辨识', en: 'Control and identification' }, [
    covered(
      'R2024b',
      `tf zpk ss dss frd pid tfdata ssdata c2d d2c d2d step lsim bode sigma pole zero tzero pzmap damp place
       acker lqr dlqr lqry lqi lqg kalmd estim reg ctrb obsv obsvf hsvd canon ss2ss ord2 pade thiran covar
       bodemag stepinfo kalman nyquist feedback series parallel margin rlocus isstable`,
    ),
    partly('R2025b', 'systune', '软目标最多八项', 'At most eight soft goals'),
    partly('R2025b', 'looptune', '只用于连续系统', 'Continuous systems only'),
    partly('R2026a', 'nlarx', '映射只有小波和树', 'Wavelet and tree mappings only'),
    partly('R2026a', 'nlhw', '输入非线性只有饱和与死区', 'Input nonlinearity: saturation and dead zone only'),
    partly('R2025b', 'musyn', '没有混合mu', 'No mixed mu'),
    partly('R2026a', 'mpc', '没有显式MPC', 'No explicit MPC'),
    partly('R2026a', 'extendedKalmanFilter', '雅可比矩阵必须给出', 'Jacobians must be given'),
    partly('R2025b', 'wcgain', '只处理实参数', 'Real parameters only'),
    missing('sisotool controlSystemDesigner pidTuner ltiview linearSystemAnalyzer systemIdentification', '交互界面；浑仪控制有自己的设计窗口', 'Interactive tools; Armilla Control has design windows of its own'),
  ]),
  area('symbolic', { zh: '符号计算', en: 'Symbolic mathematics' }, [
    partly('R2026b', 'syms', '只有标量和显式矩阵', 'Scalars and explicit matrices only'),
    partly('R2026b', 'sym', '没有symmatrix', 'No symmatrix'),
    missing('dsolve vpa vpasolve laplace ilaplace fourier ifourier ztrans iztrans limit taylor', '符号计算只有R2026b的第一部分', 'Symbolic mathematics is at its first stage in R2026b'),
  ]),
]
