/*
 * Written by `npm run learn:releases` from packages of the npm registry; read by `libraries/release-histories.ts`.
 */

/** What came and went with the releases of libraries that do not carry their number in their code. */
export const LIBRARY_RELEASES: string = `
axios 0.5.0 0.26.1 closed 101459 ¦ isArrayBufferView ¦ toGMTString ¦ isFormData ¦
0.5.1 0.5.2 ¦ -process-tick ¦
0.5.2 0.5.3 ¦ -/^\\s*(\\[|\\{[^\\{])/ ¦ -/[\\}\\]]\\s*$/ ¦
0.5.4 0.6.0 ¦ -https://github.com/mzabriskie/axios/blob/master/README.md#response-api ¦ -A promises callback cannot return that same promise. ¦ - This method will be removed in a future release. ¦
0.6.0 0.7.0 ¦ +isStandardBrowserEnv ¦
0.7.0 0.8.0 ¦ +paramsSerializer ¦ +Authorization ¦ -process.binding is not supported ¦ -process.chdir is not supported ¦ -chdir ¦
0.8.0 0.8.1 ¦ +Basic  ¦
0.8.1 0.9.0 ¦ -Microsoft.XMLHTTP ¦
0.9.0 0.9.1 ¦ +Network Error ¦
0.9.1 0.10.0 ¦ +maxContentLength ¦ +ECONNABORTED ¦ +ms exceeded ¦
0.10.0 0.11.0 ¦ +validateStatus ¦ +isStream ¦
0.11.1 0.12.0 ¦ +application/x-www-form-urlencoded;charset=utf-8 ¦ +isURLSearchParams ¦
0.12.0 0.13.0 ¦ +Request failed with status code  ¦
0.13.1 0.14.0 ¦ +onDownloadProgress ¦ +onUploadProgress ¦
0.14.0 0.15.0 ¦ +executor must be a function. ¦ +throwIfRequested ¦ +CancelToken ¦
0.15.3 0.16.0 ¦ +ReactNative ¦ -/^\\)\\]\\}',?\\n/ ¦
0.16.2 0.17.0 ¦ +if-unmodified-since ¦ +proxy-authorization ¦ +if-modified-since ¦
0.18.1 0.19.0 ¦ +Request aborted ¦ +NativeScript ¦ +columnNumber ¦
0.19.0 0.19.1 ¦ +timeoutErrorMessage ¦
0.19.2 0.20.0 ¦ +responseEncoding ¦ +timeoutMessage ¦ +maxBodyLength ¦
0.21.1 0.21.2 ¦ + and will be removed in the near future ¦ +./lib/helpers/normalizeHeaderName.js ¦ +./lib/core/InterceptorManager.js ¦ -application/json;charset=utf-8 ¦
0.21.4 0.22.0 ¦ +./lib/env/data.js ¦ +unsubscribe ¦
0.22.0 0.23.0 ¦ +timeout exceeded ¦
0.25.0 0.26.0 ¦ +/^([a-z][a-z\\d+\\-.]*:)?\\/\\//i ¦ +[object URLSearchParams] ¦
0.26.0 0.26.1 ¦ +./lib/defaults/transitional.js ¦ +./lib/defaults/index.js ¦ +0.26.1 ¦

chart.js 2.0.0 2.9.4 closed 502396 ¦ 'Helvetica Neue', 'Helvetica', 'Arial', sans-serif ¦ getDistanceFromCenterForValue ¦ beforeCalculateTickRotation ¦
2.0.0 2.0.1 ¦ -digestWrapper ¦
2.0.2 2.1.0 ¦ +countVisibleElements ¦ +getValueForPixel ¦ +calculateTotal ¦ -metaHiddenData ¦ -metaDataset ¦ -endIndex ¦
2.1.1 2.1.2 ¦ +updateScaleDefaults ¦
2.1.2 2.1.3 ¦ +afterScaleUpdate ¦ +getHoverColor ¦ +labelOffset ¦
2.1.3 2.1.4 ¦ +getElementsAtEventForMode ¦ +unexpected color value: ¦ +datasetElementType ¦ -radialScale ¦ -_points ¦
2.1.4 2.1.5 ¦ +handleDirectionalChanges ¦ +handleTickRangeOptions ¦ +beforeDatasetsUpdate ¦ -./controllers/controller.polarArea ¦ -./controllers/controller.doughnut ¦ -./controllers/controller.bubble ¦
2.1.6 2.2.0 ¦ +getElementsAtXAxis ¦ +getMaxBorderWidth ¦ +capBezierPoints ¦ -lineToNextPoint ¦
2.2.1 2.2.2 ¦ +cubicInterpolationMode ¦ +splineCurveMonotone ¦ +minNotZero ¦ -smallestLabelSeparation ¦
2.2.2 2.3.0 ¦ +minUnit ¦
2.3.0 2.4.0 ¦ +Failed to create chart: can't acquire context from the given item ¦ +distanceBetweenPoints ¦ +_bufferedRequest ¦ -originalCanvasStyleHeight ¦ -originalCanvasStyleWidth ¦ -originalDevicePixelRatio ¦
2.4.0 2.5.0 ¦ +_pointLabelSizes ¦ +releaseContext ¦ +getStackCount ¦ -mozCancelAnimationFrame ¦ -msCancelAnimationFrame ¦ -oCancelAnimationFrame ¦
2.5.0 2.6.0 ¦ +zeroLineBorderDashOffset ¦ +calculateBarIndexPixels ¦ +calculateBarValuePixels ¦ -Unable to parse color from string " ¦ -Unable to parse color from object  ¦ -calculateBarWidth ¦
2.6.0 2.7.0 ¦ +/^(normal|(\\d+(?:\\.\\d+)?)(px|em|%)?)$/ ¦ +webkitAnimationStart ¦ +destroyDatasetMeta ¦ -chartjs-hidden-iframe ¦ -categorySpacing ¦ -contentWindow ¦
2.7.0 2.7.1 ¦ +beforeTooltipDraw ¦ +afterTooltipDraw ¦ +_drawTooltip ¦
2.7.1 2.7.2 ¦ +buildOrUpdateScales ¦ +_getFirstTickValue ¦ +_invalidate ¦ -buildScales ¦
2.7.2 2.7.3 ¦ +_calculatePadding ¦ +_getParentNode ¦ +_computeAngle ¦
2.7.3 2.8.0 ¦ +/^#([a-fA-F0-9]{6}([a-fA-F0-9]{2})?)$/i ¦ +_getVisibleDatasetWeightTotal ¦ +/^#([a-fA-F0-9]{3,4})$/i ¦ -getPointBackgroundColor ¦ -Cannot find module ' ¦ -getPointBorderColor ¦
2.8.0 2.9.0 ¦ + are too far apart with stepSize of  ¦ +scales.[x/y]Axes.categoryPercentage ¦ +scales.[x/y]Axes.maxBarThickness ¦ -options.time.format is deprecated and replaced by options.time.parser. ¦ -<li><span style="background-color: ¦ -rgba(0, 0, 0, 0.1) ¦
2.9.1 2.9.2 ¦ +channel and label counts mismatch:  ¦ +missing channel labels property:  ¦ +missing channels property:  ¦ -/(\\w+)2(\\w+)/ ¦ -cmyk2keyword ¦ -keyword2cmyk ¦

highlight.js 8.0.0 9.18.5 closed 32533 ¦ initHighlightingOnLoad ¦ UNDERSCORE_TITLE_MODE ¦ C_BLOCK_COMMENT_MODE ¦
8.0.0 8.1.0 ¦ +PHRASAL_WORDS_MODE ¦ +CSS_NUMBER_MODE ¦ +listLanguages ¦ -/^language-/ ¦
8.1.0 8.2.0 ¦ +/br|hr|img|input/ ¦ +/<br[ \\/]*>/g ¦
8.2.0 8.3.0 ¦ +/\\/[gimuy]*/ ¦ -/\\/[gim]*/ ¦ - hljs  ¦
8.4.0 8.5.0 ¦ +/\\bhljs\\b/ ¦ +endsParent ¦ -[a-zA-Z_][a-zA-Z0-9_]* ¦ -[a-zA-Z][a-zA-Z0-9_]* ¦ -/\\b[A-Za-z0-9_]+\\b/ ¦
8.5.0 8.6.0 ¦ +/\\blang(?:uage)?-([\\w-]+)\\b/ ¦ +doctag ¦
8.6.0 8.7.0 ¦ -subLanguageMode ¦ -continuous ¦
8.7.0 8.8.0 ¦ +/^(no-?highlight|plain|text)$/i ¦ +/\\blang(?:uage)?-([\\w-]+)\\b/i ¦
9.1.0 9.2.0 ¦ +METHOD_GUARD ¦
9.4.0 9.5.0 ¦ +/((^(<[^>]+>|\\t|)+|(?:\\n)))/gm ¦ -/^((<[^>]+>|\\t)+)/gm ¦
9.9.0 9.10.0 ¦ +cached_variants ¦
9.12.0 9.13.0 ¦ +disableAutodetect ¦ +endSameAsBegin ¦ +autoDetection ¦
9.14.2 9.15.1 ¦ +/\\[(?:[^\\\\\\]]|\\\\.)*\\]|\\(\\??|\\\\([1-9][0-9]*)|\\\\./ ¦
9.15.10 9.16.1 ¦ +of and for in not or if then ¦ +rawDefinition ¦
9.16.2 9.17.0 ¦ +Language definition for '{}' could not be registered. ¦ +Falling back to no-highlight mode for this block. ¦ +The '{}' language is required, but not loaded. ¦
9.18.4 9.18.5 ¦ +hideUpgradeWarningAcceptNoSupportOrSecurityUpdates ¦ +HLJS_HIDE_UPGRADE_WARNING ¦

jquery-validation 1.14.0 1.22.1 open 58069 ¦ Please enter a value between {0} and {1} characters long. ¦ Nothing selected, can't validate, returning nothing. ¦ Please enter a value greater than or equal to {0}. ¦
1.14.0 1.15.0 ¦ +/([\\\\!"#$%&'()*+,./:;<=>?@\\[\\]^\`{|}~])/g ¦ +Please enter a multiple of {0}. ¦ +Step attribute on input type  ¦ -Please enter a valid credit card number. ¦ -/(:|\\.|\\[|\\]|\\$)/g ¦ -/[^0-9 \\-]+/ ¦
1.15.0 1.15.1 ¦ +Please enter a valid date (ISO). ¦ +/(?:\\.(\\d+))?$/ ¦ -Please enter a valid date ( ISO ). ¦
1.16.0 1.17.0 ¦ +input:hidden[name=' ¦ -[required], [data-rule-required], .required ¦ -aria-required ¦
1.17.0 1.18.0 ¦ +.validate-greaterThanEqual-blur ¦ +validate-greaterThanEqual-blur ¦ +.validate-lessThanEqual-blur ¦
1.19.1 1.19.2 ¦ +/^[\\s\\uFEFF\\xA0]+|[\\s\\uFEFF\\xA0]+$/g ¦
1.19.5 1.20.0 ¦ +elementAjaxPort ¦ +abortRequest ¦ +ajaxAbort ¦
1.20.1 1.21.0 ¦ +/^(?:-?\\d+|-?\\d{1,3}(?:,\\d{3})+)?(?:-?\\.\\d+)?$/ ¦ -select, option, [type='radio'], [type='checkbox'] ¦ -/^(?:-?\\d+|-?\\d{1,3}(?:,\\d{3})+)?(?:\\.\\d+)?$/ ¦
1.21.0 1.22.0 ¦ +removeErrorAriaDescribedBy ¦ +addErrorAriaDescribedBy ¦ +ariaDescribedByCleanup ¦

markdown-it 3.0.0 15.0.3 open 276599 ¦ MarkdownIt. Failed to disable unknown rule(s):  ¦ MarkdownIt. Failed to enable unknown rule(s):  ¦ Rules manager: invalid rule name  ¦
3.0.0 3.0.2 ¦ -/<[A-Za-z][A-Za-z0-9]*attribute*\\s*\\/?>/ ¦ -/<\\/[A-Za-z][A-Za-z0-9]*\\s*>/ ¦
3.0.2 3.0.3 ¦ +isMdAsciiPunct ¦ -/\\\\([\\\\!"#$%&'()*+,.\\/:;<=>?@[\\]^_\`{|}~-])/g ¦
3.0.3 3.0.4 ¦ -/(&nbsp;|&#160;|&lt;|&#60;|&gt;|&#62;)/gi ¦ -/(?:".*?"|'.*?'|[^'"=<>\`\\s]+)/ ¦ -/^<!--[\\s\\S]*?-->$/ ¦
3.0.4 3.0.6 ¦ -../helpers/normalize_reference ¦ -labelUnmatchedScopes ¦ -/^\\|? *| *\\|?$/g ¦
3.0.6 3.0.7 ¦ -/^(?:open_tag|close_tag|comment|processing|declaration|cdata)/ ¦ -/(?:unquoted|single_quoted|double_quoted)/ ¦ -/(?:\\s+attr_name(?:\\s*=\\s*attr_value)?)/ ¦
3.0.7 3.1.0 ¦ +defaultChars ¦ +unescapeAll ¦ -/[\\-A-Za-z0-9+&@#\\/%=~_()|'$*\\[\\]?!:,.;]*[\\-A-Za-z0-9+&@#\\/%=~_()|'$*\\[\\]]/ ¦ -urlMatchDoesNotHaveAtLeastOneWordChar ¦ -urlMatchDoesNotHaveProtocolOrDot ¦
3.1.0 4.0.0 ¦ +normalizeLinkText ¦ +/^http:\\/\\// ¦ +renderAttrs ¦ -<td style="text-align: ¦ -<th style="text-align: ¦ -replaceEntities ¦
4.0.0 4.0.3 ¦ -/^<([a-zA-Z]{1,15})[\\s\\/>]/ ¦ -/^<\\/([a-zA-Z]{1,15})[\\s>]/ ¦
4.0.3 4.1.0 ¦ +/^(vbscript|javascript|file|data):/ ¦ +/^data:image\\/(gif|png|jpeg|webp);/ ¦
4.3.1 4.4.0 ¦ +/^<!\\[CDATA\\[/ ¦ +^</?( ¦
4.4.0 5.0.0 ¦ +skipSpacesBack ¦ +balance_pairs ¦ +postProcess ¦
5.0.3 5.1.0 ¦ +attrJoin ¦ +attrSet ¦
5.1.0 6.0.0 ¦ -/^<([a-zA-Z.\\-]{1,25}):([^<>\\x00-\\x20]*)>/ ¦ -com-eventbrite-attendee ¦ -../common/url_schemas ¦
6.0.2 6.0.4 ¦ +attrGet ¦
6.0.4 6.0.5 ¦ -/\\r[\\n\\u0085]|[\\u2424\\u2028\\u0085]/g ¦
7.0.1 8.0.0 ¦ +bsCount ¦
8.0.0 8.0.1 ¦ -/^[-:| ]+$/ ¦
8.0.1 8.1.0 ¦ -../helpers/parse_link_destination ¦ -../helpers/parse_link_label ¦ -../helpers/parse_link_title ¦
8.2.2 8.3.0 ¦ +Input data should be a String ¦
8.4.2 9.0.0 ¦ +/^&#((?:x[a-f0-9]{1,6}|[0-9]{1,7}));/i ¦ +listIndent ¦ -/^&#((?:x[a-f0-9]{1,8}|[0-9]{1,8}));/i ¦
9.1.0 10.0.0 ¦ +_prev_delimiters ¦ +tokens_meta ¦
10.0.0 11.0.0 ¦ +/(^|[^-\\s])--(?=[^-\\s]|$)/gm ¦ +/(^|[^-])---(?=[^-]|$)/gm ¦ +/(^|\\s)--(?=\\s|$)/gm ¦ -/(^|[^-\\s])--([^-\\s]|$)/gm ¦ -/(^|[^-])---([^-]|$)/gm ¦ -/(^|\\s)--(\\s|$)/gm ¦
11.0.1 12.0.0 ¦ -./rules_inline/strikethrough ¦ -./rules_inline/state_inline ¦ -./rules_inline/html_inline ¦
12.0.2 12.0.3 ¦ +backticksScanned ¦
12.0.6 12.1.0 ¦ +/^<(script|pre|style|textarea)(?=(\\s|>|$))/i ¦ +/<\\/(script|pre|style|textarea)>/i ¦
12.3.2 13.0.0 ¦ +/\\((c|tm|r)\\)/gi ¦ +/\\((c|tm|r)\\)/i ¦ +fragments_join ¦ -/\\((c|tm|r|p)\\)/gi ¦
13.0.1 13.0.2 ¦ +block rule didn't increment state.line ¦ +inline rule didn't increment state.pos ¦ +/^#((?:x[a-f0-9]{1,8}|[0-9]{1,8}))$/i ¦ -/^#((?:x[a-f0-9]{1,8}|[0-9]{1,8}))/i ¦
13.0.2 14.0.0 ¦ +/^([a-zA-Z][a-zA-Z0-9+.-]{1,31}):([^<>\\x00-\\x20]*)$/ ¦ +/\\\\([!"#$%&'()*+,\\-./:;<=>?@[\\\\\\]^_\`{|}~])/g ¦ -CounterClockwiseContourIntegral ¦ -DoubleLongLeftRightArrow ¦ -NotNestedGreaterGreater ¦
14.0.0 14.1.0 ¦ +can_continue ¦
14.1.1 14.2.0 ¦ +isPunctCharCode ¦ +asciiTrim ¦
14.3.0 14.3.1 ¦ +/^<![A-Za-z]/ ¦
14.3.3 15.0.0 ¦ +reference_definition ¦ +strip_references ¦ +punycode.js ¦ -must be object ¦ -markdownit ¦ -ddIndent ¦

marked 0.3.6 3.0.8 closed 103841 ¦ Infinite loop on byte:  ¦ <pre><code class=" ¦ headerPrefix ¦
0.3.7 0.3.9 ¦ +/&(#(?:\\d+)|(?:#x[0-9A-Fa-f]+)|(?:\\w+));?/gi ¦ +/^$|^[a-z][a-z0-9+.-]*:|^[?#]/i ¦ +/^[^:]+:\\/*[^/]*$/ ¦ -/^(\`+)\\s*([\\s\\S]*?[^\`])\\s*\\1(?!\`)/ ¦
0.3.9 0.3.12 ¦ +<p>An error occurred:</p><pre> ¦ -/^<!--[\\s\\S]*?-->|^<\\/?\\w+(?:"[^"]*"|'[^']*'|[^'">])*?>/ ¦ -/(?:\\[[^\\]]*\\]|[^\\[\\]]|\\](?=[^\\[]*\\]))*/ ¦ -<p>An error occured:</p><pre> ¦
0.3.12 0.3.13 ¦ +/(?:[^?!.,:;*_~()&]+|\\([^)]*\\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_~)]+(?!$))+/ ¦ +/^((?:ftp|https?):\\/\\/|www\\.)(?:[a-zA-Z0-9\\-]+\\.?)+[^\\s<]*|^email/ ¦ +/^ {0,3}((?:- *){3,}|(?:_ *){3,}|(?:\\* *){3,})(?:\\n+|$)/ ¦ -/^ *\\[([^\\]]+)\\]: *<?([^\\s>]+)>?(?: +["(]([^\\n]+)[")])? *(?:\\n+|$)/ ¦ -/^((?:[^\\n]+\\n?(?!hr|heading|lheading|blockquote|tag|def))+)\\n*/ ¦ -/^ *(\`{3,}|~{3,})[ \\.]*(\\S+)? *\\n([\\s\\S]*?)\\s*\\1 *(?:\\n+|$)/ ¦
0.3.16 0.3.17 ¦ +getRegex ¦
0.3.19 0.4.0 ¦ +/\\s+[a-zA-Z:_][\\w.:-]*(?:\\s*=\\s*"[^"]*"|\\s*=\\s*'[^']*'|\\s*=\\s*[^\\s"'=<>\`]+)?/ ¦ +/ +[a-zA-Z:_][\\w.:-]*(?: *= *"[^"\\n]*"| *= *'[^'\\n]*'| *= *[^\\s"'=<>\`]+)?/ ¦ +/^ *\\[([^\\]]+)\\]: *<?([^\\s>]+)>?(?: +(["(][^\\n]+[")]))? *(?:\\n+|$)/ ¦ -/^ *(?:comment *(?:\\n|\\s*$)|closed *(?:\\n{2,}|\\s*$)|closing *(?:\\n{2,}|\\s*$))/ ¦ -/^ *(\\S.*\\|.*)\\n *([-:]+ *\\|[-| :]*)\\n((?:.*\\|.*(?:\\n|$))*)\\n*/ ¦ -/^ *\\|(.+)\\n *\\|( *[-:]+[-| :]*)\\n((?: *\\|.*(?:\\n|$))*)\\n*/ ¦
0.4.0 0.5.0 ¦ +/^( {2,}|\\\\)\\n(?!\\s*$)/ ¦ -/^~~(?=\\S)([\\s\\S]*?\\S)~~/ ¦ -/^ {2,}\\n(?!\\s*$)/ ¦ -loose_item_start ¦
0.5.0 0.5.1 ¦ +/[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![-_])/ ¦ +/^(\`+)([^\`]|[^\`][\\s\\S]*?[^\`])\\1(?!\`)/ ¦ +/^<\\/(pre|code|kbd|script)(\\s|>)/i ¦ -/&(?!#?\\w+;)/g ¦
0.5.2 0.6.0 ¦ +/[\\u2000-\\u206F\\u2E00-\\u2E7F\\\\'!"#$%&()*+,./:;<=>?@[\\]^\`{|}~]/g ¦ +" type was not found. ¦ +/punctuation/g ¦ -/^( *)(bull) [\\s\\S]+?(?:hr|def|\\n{2,}(?! )(?!\\1bull )\\n*|\\s*$)/ ¦ -/^( *)(bull) [^\\n]*(?:\\n(?!\\1bull )[^\\n]*)*/ ¦ -/^ *([*+-]|\\d+\\.) +/ ¦
0.6.1 0.6.2 ¦ -/(?: *\\| *)?\\n$/ ¦
0.6.2 0.6.3 ¦ +codeBlockStyle ¦ +indented ¦ -/^([^\\n]+)\\n *(=|-){2,} *(?:\\n+|$)/ ¦
0.6.3 0.7.0 ¦ +/^!?\\[(label)\\]\\(\\s*(href)(?:\\s+(title))?\\s*\\)/ ¦ +/^([^\\n]+)\\n {0,3}(=+|-+) *(?:\\n+|$)/ ¦ + {0,3}(?:[*+-]|1[.)])  ¦ -/^ *(#{1,6}) +([^\\n]+?) *#* *(?:\\n+|$)/ ¦
0.7.0 0.8.0 ¦ +/^([^:]+:\\/*[^/]*)[\\s\\S]*$/ ¦ +/^([^:]+:)[\\s\\S]*$/ ¦ +changeDefaults ¦
0.8.1 0.8.2 ¦ +/<[!\\/a-z].*?>/gi ¦
0.8.2 1.0.0 ¦ +inlineTokens ¦ +textRenderer ¦ +blockTokens ¦ -blockquote_start ¦ -list_item_start ¦ -blockquote_end ¦
1.0.0 1.1.0 ¦ +/^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/ ¦ +/^(\\s+)(?:\`\`\`)/ ¦ +walkTokens ¦
1.1.0 1.1.1 ¦ +/^()\\*(?=\\S)([\\s\\S]*?\\S)\\*(?!\\*)|^_(?=\\S)([\\s\\S]*?\\S)_(?!_)/ ¦ +/(?:\\[(?:\\\\.|[^\\[\\]\\\\])*\\]|\\\\.|\`[^\`]*\`|[^\\[\\]\\\\\`])*?/ ¦ +/(?:[*+-]|\\d{1,9}[.)])/ ¦ -/^_(?=\\S)([\\s\\S]*?\\S)_(?!_)|^\\*(?=\\S)([\\s\\S]*?\\S)\\*(?!\\*)/ ¦
1.1.1 1.1.2 ¦ +marked.parseInline(): input parameter is undefined or null ¦ +marked.parseInline(): input parameter is of type  ¦ +/<!--(?!-?>)[\\s\\S]*?(?:-->|$)/ ¦
1.2.2 1.2.3 ¦ +listItemStart ¦
1.2.3 1.2.4 ¦ +/^(~~?)(?=[^\\s~])([\\s\\S]*?[^\\s~])\\1(?=[^~]|$)/ ¦
1.2.5 1.2.6 ¦ +/<(?:\\\\.|[^\\n<>\\\\])+>|[^\\s\\x00-\\x1f]*/ ¦ +/^ {0,3}(#{1,6})(?=\\s|$)(.*)(?:\\n+|$)/ ¦ +/^(#{1,6})(.*)(?:\\n+|$)/ ¦
1.2.7 1.2.8 ¦ +/^([^\\n]+(?:\\n(?!hr|heading|lheading|blockquote|fences|list|html| +\\n)[^\\n]+)*)/ ¦ +/^( {4}[^\\n]+(?:\\n(?: *(?:\\n|$))*)?)+/ ¦ +/^(?: *(?:\\n|$))+/ ¦ -/^( {4}[^\\n]+\\n*)+/ ¦
1.2.9 2.0.0 ¦ +/^(\`+|[^\`])(?:(?= {2,}\\n)|[\\s\\S]*?(?:(?=[\\\\<!\\[\`*_]|\\b_|$)|[^ ](?= {2,}\\n)))/ ¦ +/^(?:\\*+(?:([punct_])|[^\\s*]))|^_+(?:([punct*])|([^\\s_]))/ ¦ +/\\[[^\\]]*?\\]\\([^\\)]*?\\)|\`[^\`]*?\`|<[^>]*?>/g ¦
2.0.0 2.0.1 ¦ +/^( *)(bull) */ ¦
2.0.7 2.1.0 ¦ +extension level must be 'block' or 'inline' ¦ +extension name required ¦ +childTokens ¦
2.1.3 3.0.0 ¦ +/^( {0,3}bull)( [^\\n]+?)?(?:\\n|$)/ ¦ +/^ {1,4}(?=( {4})*[^ ])/g ¦ +/\\n *\\n *$/ ¦ -/^ *\\| *| *\\| *$/g ¦ -/\\n\\n(?!\\s*$)/ ¦ -/^ *| *\\| *$/g ¦

nunjucks 1.0.0 3.2.4 open 251187 ¦ Template render error ¦ TemplateError ¦ unknown path ¦
1.0.0 1.0.1 ¦ -asyncParallel ¦
1.0.1 1.0.4 ¦ +parentTemplate.rootRenderFunc(env, context, frame, runtime, cb); ¦ +/^[\\w.!#$%&'*+\\-\\/=?\\^\`{|}~]+@[a-z\\d\\-]+(\\.[a-z\\d\\-]+)+$/i ¦ +dictsort filter: You can only sort by either key or value ¦
1.0.5 1.0.7 ¦ +No default engine was specified and no extension was provided. ¦ +defaultEngine ¦ +addGlobal ¦
1.0.7 1.1.0 ¦ +frame.set("caller", kwargs.caller); } ¦ +(function (){ ¦ +_compileMacro ¦
1.1.0 1.2.0 ¦ +parseFrom: expected context after with/without ¦ +parseWithContext ¦ +withContext ¦
1.2.0 1.3.0 ¦ + && env.opts.autoescape); ¦ +, env.opts.autoescape) ¦ +resolveTemplate ¦
1.3.4 2.0.0 ¦ +(parentTemplate ? function(e, c, f, r, cb) { cb(""); } :  ¦ +relative templates not support in the browser yet ¦ +attempted to output null or undefined value ¦ -withPrettyErrors ¦
2.0.0 2.1.0 ¦ +hasExtension ¦ +TOKEN_NONE ¦
2.1.0 2.2.0 ¦ +/<\\/?([a-z][a-z0-9]*)\\b[^>]*>|<!--[\\s\\S]*?-->/gi ¦ +parseInclude: expected  ¦ +ignoreMissing ¦
2.2.0 2.3.0 ¦ +/^ +| +$/gm ¦ +/\\n\\n\\n+/g ¦
2.3.0 2.4.0 ¦ +parseSet: expected = or block end in set tag ¦ +Cannot use "in" operator to search for " ¦ +frame = frame.push(true); ¦
2.4.0 2.4.1 ¦ +" defined more than once. ¦ +compileCapture ¦ +Block " ¦
2.4.3 2.5.0 ¦ +parseIf: expected if, elif, or elseif ¦ +nunjucksEnv ¦ +elseif ¦
2.5.2 3.0.0 ¦ +First argument to waterfall must be an array of functions ¦ +env.waterfall(tasks, function(){ ¦ +function(template, callback){ ¦
3.0.0 3.0.1 ¦ +parseSlice: too many slice components ¦ +compileSlice ¦
3.0.1 3.1.0 ¦ +parseSwitch: expected "case," "default" or "endswitch," got EOF. ¦ +if (Object.prototype.hasOwnProperty.call(kwargs, "caller")) { ¦ +the "name" option is required when compiling a string ¦ -map is unimplemented for this js engine ¦
3.1.2 3.1.3 ¦ +forceescape ¦
3.1.7 3.2.0 ¦ +The value of "n" is out of range. It must be a non-negative number. Received  ¦ +The "listener" argument must be of type Function. Received type  ¦ +Possible EventEmitter memory leak detected.  ¦
3.2.1 3.2.2 ¦ +" resolved to undefined ¦ +groupby: attribute " ¦
3.2.2 3.2.3 ¦ +sort: attribute " ¦
3.2.3 3.2.4 ¦ +The "emitter" argument must be of type EventEmitter. Received type  ¦ +/[&"'<>\\\\]/g ¦ -/[&"'<>]/g ¦

prismjs 1.4.1 1.30.0 open 20934 ¦ before-highlight ¦ highlightElement ¦ after-highlight ¦
1.4.1 1.5.0 ¦ +before-highlightall ¦ +before-sanity-check ¦ +greedy ¦
1.8.3 1.8.4 ¦ +disableWorkerMessageHandler ¦
1.8.4 1.9.0 ¦ +highlightAllUnder ¦
1.12.2 1.13.0 ¦ +after-tokenize ¦
1.13.0 1.14.0 ¦ +before-tokenize ¦ -/\\blang(?:uage)?-(\\w+)\\b/i ¦
1.15.0 1.16.0 ¦ -/\\[object (\\w+)\\]/ ¦
1.17.1 1.18.0 ¦ +before-all-elements-highlight ¦ +/[imsuy]*$/ ¦ +interactive ¦
1.23.0 1.24.0 ¦ +plaintext ¦
1.24.1 1.25.0 ¦ +/at [^(\\r\\n]*\\((.*):[^:]+:[^:]+\\)$/i ¦
1.25.0 1.26.0 ¦ +/(?:^|\\s)lang(?:uage)?-([\\w-]+)(?=\\s|$)/i ¦ +setLanguage ¦
1.26.0 1.27.0 ¦ +" has no grammar. ¦ +The language " ¦
1.29.0 1.30.0 ¦ +SCRIPT ¦

select2 4.0.0 4.1.0 open 188319 ¦ select2-results__options select2-results__options--nested ¦ <ul class="select2-selection__rendered"></ul> ¦ select2/dropdown/minimumResultsForSearch ¦
4.0.0 4.0.1 ¦ +See almond README: incorrect module build, no module name ¦ +input.search input.searchcheck ¦ + select2-results__message ¦ -<li role="treeitem" class="select2-results__option"></li> ¦ -<li class="option load-more" role="treeitem"></li> ¦ -jquery.mousewheel ¦
4.0.1 4.0.2 ¦ +/(:|\\.|\\[|\\]|,)/g ¦
4.0.2 4.0.3 ¦ +originalSelect2Event ¦ +highlightFirstItem ¦ +focus.select2 ¦
4.0.5 4.0.6 ¦ +GetUniqueElementId ¦ +scrollAfterSelect ¦ +Remove all items ¦
4.0.7 4.0.8 ¦ +webkitMatchesSelector ¦ +loadMoreIfNeeded ¦ +computedstyle ¦
4.0.8 4.0.9 ¦ +<ul class="select2-results__options" role="listbox"></ul> ¦ +_checkIfMaximumSelected ¦ +_processTranslations ¦ -<ul class="select2-results__options" role="tree"></ul> ¦ -_lastTag ¦ -treeitem ¦
4.0.9 4.0.10 ¦ +_containerResultsHandlersBound ¦ +_bindContainerResultHandlers ¦
4.0.12 4.0.13 ¦ +_isChangeMutation ¦
4.0.13 4.1.0 ¦ +.select2-results__option--selectable ¦ +select2/dropdown/tagsSearchHighlight ¦ +.select2-selection__choice__display ¦ -select2-container--below select2-container--above ¦ -select2-dropdown--below select2-dropdown--above ¦ -.select2-results__option[aria-selected] ¦

showdown 1.0.0 2.1.0 open 153894 ¦ escapeSpecialCharsWithinTagAttributes ¦ Extension 'name' must be a string ¦ escapeCharactersCallback ¦
1.0.2 1.1.0 ¦ +" could not be loaded. It was either not found or is not a valid extension. ¦ +extensions must define either a "regex" property or a "filter" method ¦ +"regex" property must either be a string or a RegExp object, but  ¦ -" could not be loaded.  It was either not found or is not a valid extension. ¦ -/(!\\[(.*?)\\]\\s?\\([ \\t]*()<?(\\S+?)>?[ \\t]*((['"])(.*?)\\6[ \\t]*)?\\))/g ¦ -When registering a showdown extension, "type" must be a string,  ¦
1.1.0 1.2.1 ¦ +Prevents weird effects in live previews due to incomplete input ¦ + class="task-list-item" style="list-style-type: none;" ¦ +Omit the default extra whiteline added to code blocks ¦ -/<(?:mailto:)?([-.\\w]+\\@[-a-z0-9]+(\\.[-a-z0-9]+)*\\.[a-z]+)>/gi ¦ -/^[ ]{0,2}([ ]?\\_[ ]?){3,}[ \\t]*$/gm ¦ -/<((https?|ftp|dict):[^'">\\s]+)>/gi ¦
1.2.2 1.2.3 ¦ -/((^[ \\t]*>[ \\t]?.+\\n(.+\\n)*\\n*)+)/gm ¦
1.2.3 1.3.0 ¦ +Invalid argument in converter.listen() method: callback must be a function, but  ¦ + is not recognized. Valid values: "lang/language", "output/html" or "listener" ¦ +"listeners" property must be an hash of [event name]: [callback]. listeners. ¦ -/(\\[((?:\\[[^\\]]*\\]|[^\\[\\]])*)\\][ ]?(?:\\n[ ]*)?\\[(.*?)\\])()()()()/g ¦ -/(\\[([^\\[\\]]+)\\])()()()()()/g ¦
1.3.0 1.4.0 ¦ +/^<pre\\b[^>]*>\\s*<code\\b[^>]*>/ ¦ + style="text-align:center;" ¦ + style="text-align:right;" ¦ -/(\\n\\n[ ]{0,3}<!(--[^\\r]*?--\\s*)+>[ \\t]*(?=\\n{2,}))/g ¦ -/~K(\\d+)K/g ¦ -/~K(\\d+)K/ ¦
1.4.0 1.4.1 ¦ +/^:[ \\t]*--*[ \\t]*:$/ ¦ +/^--*[ \\t]*:[ \\t]*$/ ¦ +/^:[ \\t]*--*$/ ¦
1.4.1 1.4.2 ¦ +smartIndentationFix ¦
1.4.3 1.4.4 ¦ +/(?:\\n\\n)( {0,3}(?:<([?%])[^\\r]*?\\2>)[ \\t]*(?=\\n{2,}))/g ¦ +/(\\n {0,3}(<(hr)\\b([^<>])*?\\/?>)[ \\t]*(?=\\n{2,}))/g ¦ +/^ {0,3}\\|/ ¦ -/(?:\\n\\n)([ ]{0,3}(?:<([?%])[^\\r]*?\\2>)[ \\t]*(?=\\n{2,}))/g ¦ -/(\\n[ ]{0,3}(<(hr)\\b([^<>])*?\\/?>)[ \\t]*(?=\\n{2,}))/g ¦
1.4.4 1.5.0 ¦ +Disables the requirement of indenting nested sublists by 4 spaces ¦ +Tries to smartly fix indentation in es6 strings ¦ +disableForced4SpacesIndentedSublists ¦
1.5.0 1.5.1 ¦ +Excludes trailing punctuation from links generated with autoLinking ¦ +Parses simple line breaks as <br> (GFM Style) ¦ +excludeTrailingPunctuationFromURLs ¦
1.5.1 1.5.3 ¦ +/^(#{1,6})[ \\t]+(.+?)[ \\t]*#*\\n+/gm ¦ +/^([-*+]|\\d\\.)[ \\t]+[\\S\\n ]*/g ¦ +requireSpaceBeforeHeadingText ¦ -/^[ ]{0,2}([ ]?\\*[ ]?){3,}[ \\t]*$/gm ¦ -/^[ ]{0,2}([ ]?\\-[ ]?){3,}[ \\t]*$/gm ¦
1.5.3 1.5.4 ¦ +/^ {0,2}( ?\\*){3,}[ \\t]*$/gm ¦ +/^ {0,2}( ?-){3,}[ \\t]*$/gm ¦ +/^ {0,2}( ?_){3,}[ \\t]*$/gm ¦
1.5.4 1.5.5 ¦ +ghCompatibleHeaderId ¦ +allOn ¦
1.5.5 1.6.0 ¦ +Enables github @mentions ¦ + flavor was not found ¦ +getFlavorOptions ¦
1.6.0 1.6.1 ¦ +/<()(?:mailto:)?([-.\\w]+@[-a-z0-9]+(\\.[-a-z0-9]+)*\\.[a-z]+)>/gi ¦ +obj does not seem to be an array or an iterable object ¦ +callback param must be a function/closure ¦ -/[_-]||\\s/g ¦
1.6.1 1.6.2 ¦ +/(?:\\n\\n|^)((?:(?:[ ]{4}|\\t).*\\n+)+)(\\n*[ ]{0,3}[^ \\t\\n]|(?=¨0))/g ¦ +/[&+$,\\/:;=?@"#{}|^¨~\\[\\]\`\\\\*)(%.!'<>]/g ¦ +ghMentionsLink option must be a string ¦ -/(?:\\n\\n|^)((?:(?:[ ]{4}|\\t).*\\n+)+)(\\n*[ ]{0,3}[^ \\t\\n]|(?=~0))/g ¦ -/\\\\([\`*_{}\\[\\]()>#+-.!])/g ¦ -/~B(.+?)~A/g ¦
1.6.2 1.6.3 ¦ +escapeSpecialCharsWithinTagAttributes.before ¦ +escapeSpecialCharsWithinTagAttributes.after ¦ +encodeBackslashEscapes.before ¦ -/(\\*\\*|__)(?=\\S)([^\\r]*?\\S[*_]*)\\1/g ¦ -/(\\*|_)(?=\\S)([^\\r]*?\\S)\\1/g ¦ -/<(?![a-z\\/?\\$!])/gi ¦
1.6.3 1.6.4 ¦ +/<([^>]+?)\\s[^>]+?>[\\s\\S]*?<\\/\\1>/g ¦ +/<([^>]+?)>[\\s\\S]*?<\\/\\1>/g ¦ +/\\*\\*\\*(\\S[\\s\\S]*?)\\*\\*\\*/g ¦
1.6.4 1.7.0 ¦ +/\\[((?:\\[[^\\]]*]|[^\\[\\]])*)] ?(?:\\n *)?\\[(.*?)]()()()()/g ¦ +Parse midword asterisks as literal asterisks ¦ +/\\(<?\\s*>? ?(['"].*['"])?\\)$/m ¦ -/\\(\\s*\\)$/m ¦
1.7.1 1.7.2 ¦ +Support for HTML Tag escaping. ex: <div>foo</div> ¦ +backslashEscapesHTMLTags ¦ +/\\\\<(\\/?[^>]+?)>/g ¦
1.7.2 1.7.3 ¦ +rawPrefixHeaderId ¦ +rawHeaderId ¦ +section- ¦
1.7.3 1.7.4 ¦ +/!\\[([^\\]]*?)] ?(?:\\n *)?\\[([\\s\\S]*?)]()()()()()/g ¦ +/^data:.+?\\/.+?;base64,/ ¦
1.7.4 1.7.5 ¦ -/(<[a-z\\/!$]("[^"]*"|'[^']*'|[^'">])*>|<!(--.*?--\\s*)+>)/gi ¦
1.7.6 1.8.0 ¦ +/()<(((https?|ftp|dict):\\/\\/|www\\.)[^'">\\s]+)()>()/gi ¦ +/<!(--(?:(?:[^>-]|-[^>])(?:[^-]|-[^-])*)--)>/gi ¦ +/<\\/?[a-z\\d_:-]+(?:[\\s]+[\\s\\S]+?)?>/gi ¦
1.8.1 1.8.2 ¦ -/(?:^|\\n)\`\`\`(.*)\\n([\\s\\S]*?)\\n\`\`\`/g ¦
1.8.2 1.8.3 ¦ +maximum nesting of 10 spans reached!!! ¦
1.8.4 1.8.5 ¦ +/^\\s*---+(\\S*?)\\n([\\s\\S]+?)\\n---+\\n/ ¦ +/^\\s*«««+(\\S*?)\\n([\\s\\S]+?)\\n»»»+\\n/ ¦ +<meta name="charset" content=" ¦
1.8.5 1.8.6 ¦ +/(^ {0,3}>[ \\t]?.+\\n(.+\\n)*\\n*)+/gm ¦ +Split adjacent blockquote blocks ¦ +/^ {0,3}>[\\s\\S]*?(?:\\n\\n)/gm ¦
1.8.6 1.8.7 ¦ +/(?:^|\\n)(?: {0,3})(\`\`\`+|~~~+)(?: *)([^\\s\`~]*)\\n([\\s\\S]*?)\\n(?: {0,3})\\1/g ¦ +/(^|\\s)(\\\\)?(@([a-z\\d]+(?:[a-z\\d.-]+?[a-z\\d]+)*))/gim ¦ +/([^*]|^)\\B\\*\\*\\*(\\S[\\s\\S]*?)\\*\\*\\*\\B(?!\\*)/g ¦
1.8.7 1.9.0 ¦ +/^ {0,3}\\[([\\S \\t]*?)]:/gm ¦ +makeMarkdown.strikethrough ¦ +/\\b___(\\S[\\s\\S]*?)___\\b/g ¦
1.9.0 1.9.1 ¦ + rel="noopener noreferrer" target="¨E95Eblank" ¦
1.9.1 2.0.0 ¦ +Replaces three dots with the ellipsis unicode character ¦ +/\\\\([\`*_{}\\[\\]()>#+.!~=|:-])/g ¦

swiper 4.0.7 14.4.0 open 399042 ¦ [data-swiper-parallax], [data-swiper-parallax-x], [data-swiper-parallax-y] ¦ input, select, option, textarea, button, video ¦ data-swiper-parallax-duration ¦
4.1.5 4.1.0 ¦ +swiper-scrollbar-lock ¦ +dynamicMainBullets ¦ +swiper-button-lock ¦ -<div class="swiper-scrollbar-drag"></div> ¦ -.swiper-scrollbar-drag ¦ -msMaxTouchPoints ¦
4.2.5 4.2.0 ¦ +onSlideToWrapperTransitionEnd ¦ +progressbarOppositeClass ¦ +progressbarOpposite ¦
4.3.3 4.3.0 ¦ +resize orientationchange observerUpdate ¦ +preventInteractionOnTransition ¦ +formatFractionCurrent ¦ -stopAutoplay ¦
4.4.5 4.4.0 ¦ +touchStartForcePreventDefault ¦ +swiper-slide-thumb-active ¦ +centerInsufficientSlides ¦
4.5.0 4.5.0 ¦ +changeDirection ¦ +navigationHide ¦ +navigationShow ¦ -scrollbarHide ¦
5.0.3 5.0.0 ¦ +doubleTap doubleClick ¦ +visibilityState ¦ +tap click ¦ -/(Windows Phone);?[\\s\\/]+([\\d.]+)?/ ¦ -meta[name="viewport"] ¦ -data-swiper-column ¦
5.0.4 5.1.0 ¦ +onTranslateToWrapperTransitionEnd ¦
5.2.0 5.2.0 ¦ +centeredSlidesBounds ¦ +multipleActiveThumbs ¦ +updateOnWindowResize ¦
5.3.7 5.3.0 ¦ +input, select, option, textarea, button, video, label ¦ +slidesPerGroupSkip ¦ +autoScrollOffset ¦ -/{{index}}/ ¦
5.4.4 5.4.0 ¦ +hashChange ¦ +pageUpDown ¦ +isWebView ¦ -isUiWebView ¦ -Modernizr ¦
6.0.3 6.0.0 ¦ +emitContainerClasses ¦ +renderExternalUpdate ¦ +eventsAnyListeners ¦ -/.*AppleWebKit(?!.*Safari)/i ¦ -webkitTransitionDuration ¦ -dom7ElementDataStorage ¦
6.1.2 6.1.0 ¦ +_beforeBreakpoint ¦ +thresholdDelta ¦ +thresholdTime ¦
6.3.4 6.3.0 ¦ +containerRoleDescriptionMessage ¦ +itemRoleDescriptionMessage ¦ +containerMessage ¦
6.4.14 6.4.0 ¦ +isContentEditable ¦ +margin-bottom  ¦ +_slideClasses ¦
6.5.8 6.5.0 ¦ +transitionEnd _freeModeNoMomentumRelease ¦ +{{index}} / {{slidesLength}} ¦ +_freeModeNoMomentumRelease ¦ -onEnterKey ¦
6.6.1 6.6.0 ¦ +pauseOnMouseEnter ¦
6.7.1 6.7.0 ¦ +swiper-button-next ¦ +swiper-button-prev ¦ +focusableElements ¦
6.8.3 6.8.0 ¦ -onHashCange ¦
7.0.8 7.0.0 ¦ +slideChange update resize observerUpdate ¦ +update resize observerUpdate lock unlock ¦ +--swiper-centered-offset-before ¦ -swiper-pagination-progressbar-fill ¦ -swiper-pagination-bullet-active ¦ -freeModeMomentumVelocityRatio ¦
7.3.3 7.3.0 ¦ +picture, img, svg, canvas, .swiper-zoom-target ¦
8.0.6 8.0.0 ¦ +fromEdge toEdge afterInit lock unlock ¦ +maxBackfaceHiddenSlides ¦ +autoplayResume ¦
8.1.5 8.1.0 ¦ +slidesLengthChange snapGridLengthChange slidesGridLengthChange ¦ +--swiper-cube-translate-z ¦ +getEffectParams ¦ --webkit-grabbing ¦ --moz-grabbin ¦ --webkit-grab ¦
8.2.5 8.2.0 ¦ +swiper-scrollbar-horizontal ¦ +swiper-navigation-disabled ¦ +swiper-scrollbar-disabled ¦
8.4.6 8.4.0 ¦ +sourceCapabilities ¦ +firesTouchEvents ¦ +perSlideRotate ¦
9.0.4 9.0.0 ¦ +.swiper-slide, swiper-slide ¦ +data-swiper-parallax-rotate ¦ +_cssModeVirtualInitialSet ¦ -<div class="swiper-cube-shadow"></div> ¦ -webkitTransitionEnd transitionend ¦ -swiper-slide-duplicate-active ¦
9.1.0 9.1.0 ¦ +__preventObserver__ ¦ +getSlideIndexByData ¦
9.2.3 9.2.0 ¦ +cssOverflowAdjustment ¦ +lazyPreloadPrevNext ¦ +resizeTimeout ¦
9.3.1 9.3.0 ¦ +swiper-no-mousewheel ¦ +noMousewheelClass ¦ +swiperLoopMoveDOM ¦
9.4.0 9.4.0 ¦ +part="bullet" ¦
10.0.3 10.0.0 ¦ +swiper-slide-shadow-cube swiper-slide-shadow- ¦ +hostEl ¦
10.0.4 10.1.0 ¦ +SWIPER-CONTAINER ¦ +slideSlots ¦
11.0.6 11.0.0 ¦ +update resize observerUpdate lock unlock changeDirection ¦ +documentTouchHandlerProceeded ¦ +swiper-slide-fully-visible ¦ -iOSEdgeSwipeDetection ¦ -iOSEdgeSwipeThreshold ¦
11.1.14 11.1.0 ¦ +preventTouchMoveFromPointerMove ¦ +bySwiperTouchMove ¦ +assignedElements ¦
11.2.9 11.2.0 ¦ +setTranslate _virtualUpdated ¦ +getSlideIndexWhenGrid ¦ +_loopSwapReset ¦ -autoplayDisableOnInteraction ¦
12.0.2 12.0.0 ¦ +.swiper-button-next,.swiper-button-prev ¦ +slidesPerViewAutoSlideSize ¦ +wrapperLiveRegion ¦ -/(iPad).*OS\\s([\\d_]+)/ ¦
12.1.3 12.1.0 ¦ +--swiper-slides-offset-before ¦ +--swiper-slides-offset-after ¦ +lazyPreloaderManaged ¦
14.0.6 14.0.0 ¦ +/([.:!+/()[\\]#>~*^$|=,'"@{}\\\\])/g ¦ +/(Android);?[\\s/]+([\\d.]+)?/ ¦ +/(iPhone\\sOS|iOS|iPod)/ ¦ -/(Android);?[\\s\\/]+([\\d.]+)?/ ¦ -/(iPhone\\sOS|iOS)\\s([\\d_]+)/ ¦ -/(iPod)(.*OS\\s([\\d_]+))?/ ¦
14.1.0 14.2.0 ¦ +__lastEmittedRealIndex__ ¦ +__loopFixInProgress__ ¦ +cross-fade ¦
14.2.0 14.3.0 ¦ +startEventPath ¦
14.3.0 14.4.0 ¦ +_clientSize ¦
`;
